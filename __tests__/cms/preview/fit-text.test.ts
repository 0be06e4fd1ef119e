import { fitText, type Measure } from "../../../src/cms/preview/fit-text";

const look = { sizes: [20, 10], weight: 700, tracking: 0, colour: "white", width: 100, height: 50 };

/** A font whose letters are all half as wide as the font is large. */
const measure: Measure = (text, size) => ({
  width: (text.length * size) / 2,
  actualBoundingBoxAscent: size * 0.7,
  actualBoundingBoxDescent: size * 0.2,
  fontBoundingBoxAscent: size,
  fontBoundingBoxDescent: size * 0.2,
});

const fit = (text: string) => fitText(text, look, measure);

it("breaks lines between words, in the largest size", () => {
  expect(fit("Wet peat stays")).toEqual({
    ...{ size: 20, lines: ["Wet peat", "stays"], pitch: 21.6, descent: 4 },
    height: 14 + 21.6 + 4,
  });
});

it("takes a smaller size for what has no place in a larger one", () => {
  expect(fit("Wet peat stays in the ground")).toMatchObject({
    size: 10,
    lines: ["Wet peat stays in", "the ground"],
  });
});

it("breaks a word only in the smallest size", () => {
  const { size, lines } = fit("Restorationofthepeatland again");
  expect(size).toBe(10);
  expect(lines).toEqual(["Restorationofthepeat", "land again"]);
});

it("breaks after a hyphen", () => {
  expect(fit("Long-lived peat").lines).toEqual(["Long-lived", "peat"]);
  expect(fit("Restoration-led peat").lines).toEqual(["Restoration-led peat"]);
  expect(fit("The-restoration-led peat").lines).toEqual(["The-restoration-led", "peat"]);
});

it("leaves out what has no place at all, and says so", () => {
  const { lines } = fit("Peat ".repeat(40));
  expect(lines).toHaveLength(4);
  expect(lines.at(-1)).toMatch(/…$/);
});

it("spaces letters as the share card does", () => {
  const wide = { ...look, tracking: 500 };
  expect(fitText("Wet peat", wide, measure).lines).toEqual(["Wet", "peat"]);
});

it("has no lines for a part that is empty", () => {
  expect(fit("").lines.join("")).toBe("");
});
