import type { IGatsbyImageData } from "gatsby-plugin-image";
import { renderBody } from "../../src/markdown/render-body";
import { markdownTree } from "../setup/markdown-tree";

const nursery: IGatsbyImageData = {
  layout: "constrained",
  width: 672,
  height: 420,
  backgroundColor: "#386848",
  images: {
    fallback: { src: "/static/nursery.jpg" },
    sources: [
      { type: "image/avif", srcSet: "/static/nursery.avif 672w", sizes: "100vw" },
      { type: "image/webp", srcSet: "/static/nursery.webp 672w", sizes: "100vw" },
    ],
  },
};

/** The HTML of a Markdown text, without line breaks. */
async function html(markdown: string, language = "en"): Promise<string> {
  const rendered = await renderBody(await markdownTree(markdown), {
    language,
    pictureSource: (path) => Promise.resolve(path === "../images/nursery.jpg" ? nursery : null),
  });
  return rendered.replaceAll(/\n+/g, "");
}

describe("running text", () => {
  it.each([
    ["a **word** and _another_", "<p>a <strong>word</strong> and <em>another</em></p>"],
    ["- one\n- two", "<ul><li>one</li><li>two</li></ul>"],
    ["3. three\n4. four", '<ol start="3"><li>three</li><li>four</li></ol>'],
    ["above\n\n---\n\nbelow", "<p>above</p><hr><p>below</p>"],
  ])("renders %j", async (markdown, expected) => {
    expect(await html(markdown)).toBe(expected);
  });

  it.each([
    ["# A", "<h2>A</h2>"],
    ["## A", "<h2>A</h2>"],
    ["### A", "<h3>A</h3>"],
    ["#### A", "<h4>A</h4>"],
    ["##### A", "<h4>A</h4>"],
    ["> ###### A", "<blockquote><h4>A</h4></blockquote>"],
  ])("places the heading %j below the page's own", async (markdown, expected) => {
    expect(await html(markdown)).toBe(expected);
  });
});

describe("videos", () => {
  const still = '![A canal](../images/nursery.jpg "How it is closed")';

  it("are a still picture that leads to them, and say where they are; no frame", async () => {
    const rendered = await html(`[${still}](https://www.youtube.com/watch?v=a1)`);
    expect(rendered).toMatch(
      /^<figure><a href="https:\/\/www\.youtube\.com\/watch\?v=a1" data-video="">.*<picture>.*alt="A canal".*<\/a>/,
    );
    expect(rendered).toContain("<figcaption>How it is closed · YouTube</figcaption>");
    expect(rendered).not.toContain("iframe");
  });

  it("are no other links with a picture", async () => {
    const rendered = await html(`[${still}](/projects/wet-peat/)`, "id");
    expect(rendered).toMatch(/^<figure><a href="\/id\/projects\/wet-peat\/"><picture>/);
    expect(rendered).toContain("<figcaption>How it is closed</figcaption>");
  });
});

describe("links", () => {
  it.each([
    ["/projects/wet-peat/", "en", "/projects/wet-peat/"],
    ["/projects/wet-peat/", "id", "/id/projects/wet-peat/"],
    ["/#contact", "id", "/id/#contact"],
    ["/id/news/", "id", "/id/news/"],
    ["/id/news/", "en", "/news/"],
    ["#below", "id", "#below"],
    ["https://example.org/a", "id", "https://example.org/a"],
    ["//example.org/a", "id", "//example.org/a"],
    ["mailto:halo@tajuk.example", "id", "mailto:halo@tajuk.example"],
    ["tel:+622155500142", "id", "tel:+622155500142"],
  ])("to %s leads, in %s, to %s", async (to, language, expected) => {
    expect(await html(`[words](${to})`, language)).toBe(`<p><a href="${expected}">words</a></p>`);
  });

  it("has no address where the protocol is refused", async () => {
    expect(await html("[words](javascript:alert(1))")).toBe("<p><a>words</a></p>");
  });
});

describe("pictures", () => {
  const sources =
    '<source type="image/avif" srcset="/static/nursery.avif 672w" sizes="100vw">' +
    '<source type="image/webp" srcset="/static/nursery.webp 672w" sizes="100vw">';
  const picture =
    `<picture>${sources}<img src="/static/nursery.jpg" alt="Beds" width="672" height="420" ` +
    'loading="lazy" decoding="async" style="background-color:#386848"></picture>';

  it("have AVIF and WebP sources, their own size and no need of a script", async () => {
    expect(await html("![Beds](../images/nursery.jpg)")).toBe(`<figure>${picture}</figure>`);
  });

  it("show their title as a caption", async () => {
    expect(await html('![Beds](../images/nursery.jpg "In the shade")')).toBe(
      `<figure>${picture}<figcaption>In the shade</figcaption></figure>`,
    );
  });

  it("may stand among words", async () => {
    expect(await html("See ![Beds](../images/nursery.jpg) here")).toBe(`<p>See ${picture} here</p>`);
  });

  it("leave their words behind where they do not exist", async () => {
    expect(await html("![Beds](../images/gone.jpg)")).toBe("<p>Beds</p>");
  });
});

describe("tables", () => {
  it("scroll in a box that the keyboard reaches, named by the columns, and their cells name their column", async () => {
    const markdown = "| Where | Height |\n| --- | --: |\n| Lake | 73 |";
    expect(await html(markdown)).toBe(
      '<div data-scroller="" tabindex="0" role="group" aria-label="Where, Height"><table>' +
        '<thead><tr><th>Where</th><th align="right">Height</th></tr></thead>' +
        '<tbody><tr><td data-column="Where">Lake</td>' +
        '<td align="right" data-column="Height">73</td></tr></tbody></table></div>',
    );
  });
});

describe("quotes", () => {
  it("say who is quoted in a footer", async () => {
    expect(await html("> Enough said.\n>\n> — Ondoafi of a *lakeside* clan")).toBe(
      "<blockquote><p>Enough said.</p><footer>Ondoafi of a <em>lakeside</em> clan</footer></blockquote>",
    );
  });

  it.each([
    ["> Enough said.", "<blockquote><p>Enough said.</p></blockquote>"],
    ["> One.\n>\n> Two.", "<blockquote><p>One.</p><p>Two.</p></blockquote>"],
    ["> — a dash alone", "<blockquote><p>— a dash alone</p></blockquote>"],
  ])("stay as they are without a source: %j", async (markdown, expected) => {
    expect(await html(markdown)).toBe(expected);
  });
});

test("names of claims become figures that lead to what is known about them, but not inside a link", async () => {
  const tree = await markdownTree("In {{claim:bays}} [of {{claim:bays}} bays](/news/), {{claim:gone}}.");
  const rendered = await renderBody(tree, {
    language: "id",
    pictureSource: () => Promise.resolve(null),
    figures: { bays: "27" },
  });
  expect(rendered).toBe(
    '<p>In <a href="/id/figures/#bays">27</a> <a href="/id/news/">of 27 bays</a>, gone.</p>',
  );
});
