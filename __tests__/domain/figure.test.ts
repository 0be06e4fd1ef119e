import {
  claimsIn,
  formatBareFigure,
  formatFigure,
  splitAtClaims,
  withFigures,
  type Figure,
} from "../../src/domain/figure";

const figure = (changes: Partial<Figure>): Figure => ({
  ...{ value: 5000, unit: "hectares", precision: "exact", short: false },
  ...changes,
});

test.each<[Partial<Figure>, string, string]>([
  [{}, "5,000", "5.000"],
  [{ value: 10_000, precision: "atLeast", short: true }, "10K+", "10 ribu+"],
  [{ value: 1_200_000, short: true }, "1.2M", "1,2 juta"],
  [{ value: 70, unit: "percent", precision: "moreThan" }, ">70%", ">70%"],
  [{ value: 2.5, precision: "about" }, "≈2.5", "≈2,5"],
  [{ value: 50_000, unit: "IDR" }, "Rp50,000", "Rp50.000"],
])("%o is written %s in English and %s in Indonesian", (changes, english, indonesian) => {
  expect(formatFigure(figure(changes), "en")).toBe(english);
  expect(formatFigure(figure(changes), "id")).toBe(indonesian);
});

test("a sentence says in its own words how exactly a figure is known", () => {
  expect(formatBareFigure(figure({ value: 70, unit: "percent", precision: "moreThan" }), "en")).toBe("70%");
});

test("texts name claims, whose figures take their place", () => {
  const text = "Over {{claim:fires}} less, in {{ claim: bays }} bays.";
  expect(claimsIn(text)).toEqual(["fires", "bays"]);
  expect(withFigures(text, { fires: "70%", bays: "27" })).toBe("Over 70% less, in 27 bays.");
  expect(withFigures("{{claim:gone}} {{count}}", {})).toBe("{{claim:gone}} {{count}}");
  expect(splitAtClaims("In {{claim:bays}}.")).toEqual([
    { text: "In " },
    { text: "bays", claim: "bays" },
    { text: "." },
  ]);
});
