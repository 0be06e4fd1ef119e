import {
  checkChoice,
  chooseCurrency,
  choosePreset,
  isChosen,
  payableAmounts,
  reachedTier,
  typeCustom,
} from "../../../src/views/donate/amount-choice";

const campaign = {
  usd: { defaultAmount: 50, minimum: 1, maximum: 10_000, tiers: [] },
  idr: { defaultAmount: 75_000, minimum: 25_000, maximum: 90_000_000, tiers: [] },
};

describe("the choice", () => {
  it("clears what was typed when a preset is chosen", () => {
    expect(choosePreset("USD", 25)).toEqual({ currency: "USD", preset: 25, custom: "" });
  });

  it("sets the preset to 0 when something is typed, and when that is cleared again", () => {
    expect(typeCustom("USD", "75")).toEqual({ currency: "USD", preset: 0, custom: "75" });
    expect(typeCustom("USD", "")).toEqual({ currency: "USD", preset: 0, custom: "" });
  });

  it("is none with neither a preset nor a custom amount", () => {
    expect(isChosen(typeCustom("USD", ""))).toBe(false);
    expect(isChosen(typeCustom("USD", "  "))).toBe(false);
    expect(isChosen(choosePreset("USD", 50))).toBe(true);
    expect(isChosen(typeCustom("USD", "0"))).toBe(true);
  });

  it.each([
    ["a preset", choosePreset("USD", 25), choosePreset("IDR", 75_000)],
    ["what could be given", typeCustom("USD", "30"), choosePreset("IDR", 75_000)],
    ["thousands of rupiah", typeCustom("IDR", "75 ribu"), choosePreset("USD", 50)],
    ["what was too little", typeCustom("IDR", "75"), typeCustom("USD", "75")],
  ] as const)("of another currency, after %s", (_before, choice, after) => {
    expect(chooseCurrency(after.currency, choice, "id", campaign)).toEqual(after);
  });
});

describe("the amount", () => {
  it.each([
    [choosePreset("USD", 50), 5000],
    [typeCustom("USD", "75.5"), 7550],
    [typeCustom("USD", "12,25"), 1225],
    [typeCustom("IDR", "30 ribu"), 30_000],
    [choosePreset("IDR", 75_000), 75_000],
    // a non-empty custom amount wins, even over a preset that is still chosen
    [{ currency: "USD", preset: 500, custom: "30" } as const, 3000],
  ])("of %o is %i cents or rupiah", (choice, minor) => {
    const money = { currency: choice.currency, minor };
    expect(checkChoice(choice, "en", campaign)).toEqual({ ok: true, money });
  });

  it.each([
    [typeCustom("USD", ""), "required"],
    [typeCustom("USD", "0.5"), "too_small"],
    [typeCustom("IDR", "24999"), "too_small"],
    [typeCustom("IDR", "100 juta"), "too_large"],
    [typeCustom("USD", "1.234"), "ambiguous"],
    [typeCustom("USD", "-5"), "format"],
    [{ currency: "USD", preset: 50, custom: "abc" } as const, "format"],
  ])("of %o is refused: %s", (choice, code) => {
    expect(checkChoice(choice, "en", campaign)).toMatchObject({ ok: false, code });
  });

  it("is read in the language of the page", () => {
    expect(checkChoice(typeCustom("USD", "1.250"), "id", campaign)).toMatchObject({
      money: { minor: 125_000 },
    });
    expect(checkChoice(typeCustom("USD", "1,250"), "id", campaign)).toMatchObject({ code: "ambiguous" });
  });
});

describe("the highest tier reached", () => {
  const tiers = [{ amount: 100 }, { amount: 25 }, { amount: 250 }, { amount: 50 }];

  it.each([
    [undefined, undefined],
    [2499, undefined],
    [2500, 25],
    [9999, 50],
    [10_000, 100],
    [50_000, 250],
  ])("by %s cents is %s", (minor, expected) => {
    const money = minor === undefined ? undefined : ({ currency: "USD", minor } as const);
    expect(reachedTier(tiers, money)?.amount).toBe(expected);
  });
});

describe("what can be paid", () => {
  const transfer = {
    id: "transfer",
    currency: "IDR",
    kinds: ["donation"],
    frequencies: ["once"],
    minimum: "10000",
  } as const;
  const most = (largest: readonly string[], perDollar?: number) => {
    const methods = largest.map((maximum) => ({ ...transfer, maximum }));
    const rupiahRate = perDollar ? { perDollar, date: "2026-01-01" } : null;
    const { usd, idr } = payableAmounts(campaign, { mode: "live", mails: false, rupiahRate, methods });
    return [usd.maximum, idr.maximum];
  };

  it("is bounded by the way that takes most, in every currency that is converted to its own", () => {
    expect(most(["9999001"], 16_000)).toEqual([624, 9_999_001]);
    expect(most(["9999001"])).toEqual([10_000, 9_999_001]);
    expect(most(["9999001", "100000000"])).toEqual([10_000, 90_000_000]);
  });

  it("is what the campaign takes, until the ways to pay are known", () => {
    expect(payableAmounts(campaign, undefined)).toEqual(campaign);
  });
});
