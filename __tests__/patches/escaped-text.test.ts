import { escapedText } from "../../src/patches/escaped-text";

interface Node {
  readonly type: string;
  readonly value?: string;
  readonly children?: readonly Node[];
}

const words = (value: string): Node => ({ type: "html", value });
const lineBreak = { type: "break" };

/** What is written of a block's parts; Decap keeps typed words as HTML. */
function written(type: string, ...children: Node[]): readonly (string | undefined)[] {
  const root = { type: "root", children: [{ type, children }] };
  escapedText.call({ Compiler: {} })?.(root);
  return root.children[0]?.children.map(({ value }) => value) ?? [];
}

it.each([
  [String.raw`ke <nama anda> dan <b>tebal</b>`, String.raw`ke \<nama anda> dan \<b>tebal\</b>`],
  [String.raw`<!-- a --> <?b?>`, String.raw`\<!-- a --> \<?b?>`],
  // Decap leaves signs alone within tags and around them
  [String.raw`*a <b> c* <i x="_y_">`, String.raw`\*a \<b> c\* \<i x="\_y\_">`],
  [String.raw`\*a\* \<b>`, String.raw`\*a\* \<b>`],
  ["3 < 5, a <3, x_y", "3 < 5, a <3, x_y"],
])("writes %s so that it is no HTML", (typed, expected) => {
  expect(written("paragraph", words(typed))).toEqual([expected]);
  expect(written("paragraph", words(expected))).toEqual([expected]);
  expect(written("heading", words(typed))).toEqual([expected]);
});

it.each([
  ["2. dua", String.raw`2\. dua`],
  ["2024. Tahun", String.raw`2024\. Tahun`],
  ["1) satu", String.raw`1\) satu`],
  ["+ satu", String.raw`\+ satu`],
  ["~~~", String.raw`\~~~`],
  ["___", String.raw`\___`],
  ["2.500 bibit", "2.500 bibit"],
  ["a\n- b\n2020. c\n1. d", "a\n\\- b\n2020. c\n1\\. d"],
])("writes %j so that it begins no list", (typed, expected) => {
  expect(written("paragraph", words(typed))).toEqual([expected]);
  expect(written("paragraph", words(expected))).toEqual([expected]);
});

it("escapes what begins a line after a break", () => {
  const parts = [words("a"), lineBreak, words("- b"), words("- c"), lineBreak, words("# d")];
  expect(written("paragraph", ...parts)).toEqual([
    ...["a", undefined, String.raw`\- b`, "- c", undefined, String.raw`\# d`],
  ]);
});

it("keeps the number of a heading", () => {
  expect(written("heading", words("2. Hasil"))).toEqual(["2. Hasil"]);
});

it("leaves what is read as it is", () => {
  expect(escapedText.call({})).toBeUndefined();
});

it("writes the words of a link so that no bracket ends them", () => {
  const bold = { type: "strong", children: [words("b]")] };
  const root = { type: "root", children: [{ type: "link", children: [words(String.raw`\[1] a\]`), bold] }] };
  escapedText.call({ Compiler: {} })?.(root);
  const [link] = root.children;
  expect(link?.children[0]).toEqual(words(String.raw`\[1\] a\]`));
  expect(bold.children).toEqual([words(String.raw`b\]`)]);
  expect(written("paragraph", words(String.raw`\[1]`))).toEqual([String.raw`\[1]`]);
});
