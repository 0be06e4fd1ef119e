import { markedPage, pageWords, searchedPages } from "../../../src/build/search/searched-page";

const listed = '<link data-gatsby-head="true" rel="canonical" href="https://tajuk.example/"/>';

function page(path: string, { head = listed, main = "" } = {}) {
  return { path, html: `<html lang="en"><head>${head}</head><main id="content">${main}</main></html>` };
}

it("finds what search engines may list, and what falls back to it, but no page twice", () => {
  const hidden = { head: '<meta name="robots" content="noindex"/>' };
  const pages = [
    page("/id/only-english/", hidden),
    page("/only-english/"),
    page("/inquiry-sent/", hidden),
    page("/id/inquiry-sent/", hidden),
    ...["/news/", "/news/page/2/", "/projects/category/forest/", "/search/", "/id/search/"].map((path) =>
      page(path),
    ),
  ];
  const found = [...searchedPages(pages)].map(({ path }) => path).sort();
  expect(found).toEqual(["/id/only-english/", "/news/", "/only-english/"]);
});

it("gives the page's plain title, its kind and the narrowest form of its picture", () => {
  const main =
    '<h1>Put something down</h1><picture><source srcSet="/a.avif 370w"/>' +
    '<img src="/big.webp" srcSet="/small.webp 370w,\n/big.webp 740w" alt=""/></picture>';
  const head = '<title data-gatsby-head="true">Donate &amp; &quot;give&quot; — Tajuk</title>';
  const html = markedPage(page("/donate/", { head, main }));
  expect(html).toContain('<main id="content"><i data-pagefind-filter="kind:giving"');
  expect(html).toContain('data-pagefind-meta="title:Donate &amp; &quot;give&quot;"');
  expect(html).toContain('data-pagefind-meta="image:/small.webp"');
});

it("has digits on the line, as people type them", () => {
  expect(markedPage(page("/news/smoke/", { main: "<p>5 tCO₂e of 2 m²</p>" }))).toContain("5 tCO2e of 2 m2");
});

it("leaves out what frames the page's content, but not its language", () => {
  const html = '<!DOCTYPE html><html lang="id"><head><style>a</style></head><body><header>Menu</header>';
  const framed = `${html}<main id="content"><p>Gambut.</p></main><footer>Kaki</footer></body></html>`;
  const marked = markedPage({ path: "/id/help/", html: framed });
  expect(marked).toMatch(
    /^<html lang="id"> <body> <main id="content">.*<p>Gambut\.<\/p> ?<\/main><\/body><\/html>$/,
  );
});

it("says below a heading what else its part is called, and when a report appeared", () => {
  const main =
    '<time dateTime="2031-04-17">April</time><h2 class="a" id="lost-title">Lost</h2><h2 id="won">Won</h2>';
  const html = markedPage(page("/id/transparency/rain/", { main }), (id) =>
    id === "lost-title" ? "What failed." : undefined,
  );
  expect(html).toMatch(
    />Lost<\/h2> <p data-pagefind-weight="\d+">What failed\.<\/p> ?<h2 id="won">Won<\/h2><\/main>/,
  );
  expect(html).toContain('data-pagefind-meta="date:2031-04-17"');
  expect(markedPage(page("/news/rain/", { main }))).not.toContain("date:");
});

it("does without a picture, sets neighbours apart, and makes sentences of facts", () => {
  const facts = "<dl><div><dt>Status</dt><dd>Active</dd></div></dl>";
  const html = markedPage(
    page("/help/", { main: `<b>$5</b><span>640 downloads</span>, <b>it</b>.${facts}` }),
  );
  expect(html).not.toContain("image:");
  const main = html.slice(html.indexOf("<main"));
  const text = main
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
  expect(text).toBe("$5 640 downloads, it. Status: Active.");
});

it("collects the words of the content, without those of navigation, forms and files", () => {
  const main =
    '<a class="x" href="/a.pdf" download="a.pdf">Download (PDF, 71.8 kB)</a>' +
    "<nav>Home</nav><p>Peat <b>burns</b> at 40 cm, élan</p><form>Send</form><svg><path/></svg>of";
  expect(pageWords(page("/help/", { main }).html)).toEqual(["peat", "burns", "élan"]);
});
