import { bodyPicture } from "../../../src/cms/widgets/body-picture";

const { pattern, fromBlock, toBlock, fields } = bodyPicture("id");

it.each([
  "![Bibit](../images/nursery.jpg)",
  "![](../images/nursery.jpg)",
  '![Bibit](../images/nursery.jpg "Di Demak")',
])("writes %s as it was read", (markdown) => {
  expect(toBlock(fromBlock(pattern.exec(markdown) ?? []))).toBe(markdown);
});

it("speaks the editor's language", () => {
  expect(fields.map(({ label }) => label)).toEqual(["Gambar", "Teks alternatif"]);
  expect(bodyPicture("en").fields.map(({ label }) => label)).toEqual(["Picture", "Alternative text"]);
});
