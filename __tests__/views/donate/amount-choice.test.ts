import {
  centBounds,
  chosenAmount,
  choosePreset,
  isChosen,
  reachedTier,
  readableDollars,
  typeCustom,
} from "../../../src/views/donate/amount-choice";

const bounds = centBounds({ minimum: 1, maximum: 10_000 });

describe("the choice", () => {
  it("clears what was typed when a preset is chosen", () => {
    expect(choosePreset(25)).toEqual({ preset: 25, custom: "" });
  });

  it("sets the preset to 0 when something is typed, and when that is cleared again", () => {
    expect(typeCustom("75")).toEqual({ preset: 0, custom: "75" });
    expect(typeCustom("")).toEqual({ preset: 0, custom: "" });
  });

  it("is none with neither a preset nor a custom amount", () => {
    expect(isChosen(typeCustom(""))).toBe(false);
    expect(isChosen(typeCustom("  "))).toBe(false);
    expect(isChosen(choosePreset(50))).toBe(true);
    expect(isChosen(typeCustom("0"))).toBe(true);
  });
});

describe("the amount", () => {
  it.each([
    [choosePreset(50), 5000],
    [typeCustom("75.5"), 7550],
    [typeCustom("12,25"), 1225],
    [typeCustom("1,250"), 125_000],
    // a non-empty custom amount wins, even over a preset that is still chosen
    [{ preset: 500, custom: "30" }, 3000],
  ])("of %o is %i cents", (choice, minor) => {
    expect(chosenAmount(choice, "en", bounds)).toEqual({ ok: true, money: { currency: "USD", minor } });
  });

  it.each([
    [typeCustom(""), "required"],
    [typeCustom("0.5"), "too_small"],
    [typeCustom("10000.01"), "too_large"],
    [typeCustom("12.3456"), "decimals"],
    [typeCustom("1.234"), "ambiguous"],
    [typeCustom("-5"), "format"],
    [{ preset: 50, custom: "abc" }, "format"],
  ])("of %o is refused: %s", (choice, code) => {
    expect(chosenAmount(choice, "en", bounds)).toEqual({ ok: false, code });
  });

  it("is read in the language of the page", () => {
    expect(readableDollars(typeCustom("1.250"), "id")).toBe(1250);
    expect(readableDollars(typeCustom("1,250"), "id")).toBeUndefined();
    expect(readableDollars(typeCustom("12,50"), "id")).toBe(12.5);
  });

  it("is shown as far as it can be read, within bounds or not", () => {
    expect(readableDollars(typeCustom("20000"), "en")).toBe(20_000);
    expect(readableDollars(typeCustom("12.5"), "en")).toBe(12.5);
    expect(readableDollars(typeCustom("0"), "en")).toBeUndefined();
    expect(readableDollars(typeCustom(""), "en")).toBeUndefined();
  });
});

describe("the highest tier reached", () => {
  const tiers = [{ amount: 100 }, { amount: 25 }, { amount: 250 }, { amount: 50 }];

  it.each([
    [undefined, undefined],
    [24.99, undefined],
    [25, 25],
    [99.99, 50],
    [100, 100],
    [500, 250],
  ])("by %s is %s", (amount, expected) => {
    expect(reachedTier(tiers, amount)?.amount).toBe(expected);
  });
});
