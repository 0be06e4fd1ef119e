import { documentFiles, pageFiles } from "../../../src/build/offline/page-assets";

const data = JSON.stringify({ componentChunkName: "component---reef" });
const chunks = { "component---reef": ["/reef-1.js", "/tabs-1.js"] };

const picture = (widths: readonly number[]) =>
  `<picture><source srcSet="/static/a/1.avif 370w"/><img src="/static/a/0.webp" srcSet="${widths
    .map((width) => `/static/a/${width}.webp ${width}w`)
    .join(",\n")}" sizes="100vw"/></picture>`;

it.each([
  ["the narrowest form that is wide enough", picture([370, 740, 1110]), "/static/a/740.webp"],
  ["the widest form of a small picture", picture([185, 370]), "/static/a/370.webp"],
  ["a picture of one form", '<img alt="" src="/static/b.png"/>', "/static/b.png"],
])("keeps %s", (_what, html, file) => {
  expect(pageFiles(html, data, chunks)).toEqual(["/reef-1.js", "/tabs-1.js", file]);
});

it("keeps downloads, and nothing of other sites or inside the page", () => {
  const html = `<a class="x" href="/static/sheet.csv" download="">Sheet</a><a href="/news/">News</a>
    <img src="https://other.example/a.png"/><img src="data:image/png;base64,AA"/>`;
  expect(pageFiles(html, data, {})).toEqual(["/static/sheet.csv"]);
});

it("finds the scripts on hold and the font that a document names", () => {
  const html = `<link rel="preload" as="font" href="/static/font.woff2"/><link rel="icon" href="/favicon.svg"/>
    <script>"inline"</script><script type="text/plain" src="/app-1.js"></script>`;
  expect(documentFiles(html)).toEqual(["/app-1.js", "/static/font.woff2"]);
});
