import { render, screen } from "@testing-library/react";
import { figuresAmong } from "../../../src/cms/texts/shown-figures";
import { FigureInText, figurePattern } from "../../../src/cms/widgets/figure";
import { readTexts } from "../../../src/content-model/read-texts";

const shared = "value: 27\nunit: projects\nprecision: exact\nshort: false\n";
const texts = [
  ...readTexts("claims/bays.en.md", `---\ntitle: Bays\n${shared}---\n`),
  ...readTexts("claims/bays.id.md", "---\ntitle: Teluk\n---\n"),
  ...readTexts("claims/fewer.en.md", "---\ntitle: Fewer\nvalue: 61\nunit: percent\nshort: false\n---\n"),
];
const figures = figuresAmong(texts, { language: "id", string: (key) => key });

it("lists figures with their value and unit in the editor's language, found in both", () => {
  expect(figures).toEqual([
    {
      name: "bays",
      title: "Teluk",
      figure: "27",
      note: "27 figures:unit.projects · bays",
      also: "Bays Teluk",
    },
    { name: "fewer", title: "Fewer", figure: "61%", note: "61% · fewer", also: "Fewer" },
  ]);
});

it("shows a figure in place of its name", async () => {
  const all = Promise.resolve(figures);
  render(<FigureInText name="bays" figures={() => all} />);
  expect(screen.getByText("{{claim:bays}}")).toBeVisible();
  expect(await screen.findByText("27")).toHaveAttribute("title", "Teluk");
});

it.each([
  ["{{claim:bays}} and", "", "bays"],
  ["{{ claim: bays }}", "", "bays"],
  ["**{{claim:bays}}** and", "**", "bays"],
  ["*{{claim:bays}}*", "*", "bays"],
])("finds the name in %s", (text, mark, name) => {
  expect(figurePattern.exec(text)?.slice(1)).toEqual([mark, name]);
});

it("leaves bold words that go on to Decap", () => {
  expect(figurePattern.test("**{{claim:bays}} bays**")).toBe(false);
});
