import { escapedText } from "../../src/patches/escaped-text";

interface Node {
  readonly type: string;
  readonly value?: string;
  readonly children?: readonly Node[];
}

const words = (value: string): Node => ({ type: "html", value });

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

it("leaves what is read as it is", () => {
  expect(escapedText.call({})).toBeUndefined();
});
