/** @jest-environment jsdom */
import { renderBody } from "../../src/markdown/render-body";
import { hostileMarkdown } from "../setup/hostile-markdown";
import { markdownTree } from "../setup/markdown-tree";

/** All elements that a text without pictures may contain, each with its allowed attributes. */
const harmless: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(["p", "a", "table", "thead", "tbody", "tr", "th", "td"].map((name) => [name, []])),
  td: ["data-column"],
  div: ["data-scroller", "tabindex", "role", "aria-label"],
};

async function rendered(markdown: string): Promise<DocumentFragment> {
  const template = document.createElement("template");
  template.innerHTML = await renderBody(await markdownTree(markdown), {
    language: "en",
    pictureSource: () => Promise.resolve(null),
  });
  return template.content;
}

it.each(Object.entries(hostileMarkdown))("lets nothing through of %s", async (_name, markdown) => {
  const content = await rendered(markdown);
  for (const element of content.querySelectorAll("*")) {
    const allowed = harmless[element.localName];
    expect({ element: element.localName, allowed: allowed !== undefined }).toMatchObject({ allowed: true });
    for (const { name } of element.attributes) expect(allowed).toContain(name);
  }
});

it.each(Object.entries(hostileMarkdown).filter(([, markdown]) => markdown.includes("words")))(
  "keeps the words of %s",
  async (name, markdown) => {
    const { textContent } = await rendered(markdown);
    // text inside a formula is removed with it
    if (name === "a formula with a link") expect(textContent.trim()).toBe("");
    else expect(textContent).toContain("words");
  },
);
