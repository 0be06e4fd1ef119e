/** @jest-environment jsdom */
import { jsonFeed, portableHtml, rss, type NewsFeed } from "../../../src/build/feeds/news-feed";

const site = "https://tajuk.example";

const feed: NewsFeed = {
  publisher: "Yayasan <Teluk>",
  title: "Jetty & notes",
  description: "Seen, heard.",
  language: "id",
  home: `${site}/id/news/`,
  articles: [
    {
      title: "“Peat” < 40 cm & wet",
      summary: "A well says how deep.",
      author: "Rani & Co",
      date: "2025-09-30",
      address: `${site}/id/news/well/`,
      picture: `${site}/static/well.jpg`,
      html: '<p>It is ]]> <a href="https://tajuk.example/id/help/">wet</a>.</p>',
    },
    {
      ...{ title: "Older", summary: "Old.", author: "Rani", date: "2024-01-02", picture: null },
      ...{ address: `${site}/id/news/older/`, html: "<p>Old.</p>" },
    },
  ],
};

/** An RSS feed, parsed; a mistake in the XML fails the test. */
function parsed(text: string): Document {
  const document = new DOMParser().parseFromString(text, "application/xml");
  expect(document.querySelector("parsererror")).toBeNull();
  return document;
}

const textIn = (parent: Element | null | undefined, name: string) =>
  parent?.getElementsByTagName(name)[0]?.textContent;

it("is RSS 2.0 with full texts, dates and authors without an e-mail address", () => {
  const channel = parsed(rss(feed, `${site}/id/news/feed.xml`)).querySelector("rss[version='2.0'] > channel");
  expect(textIn(channel, "title")).toBe("Jetty & notes");
  expect(textIn(channel, "link")).toBe(`${site}/id/news/`);
  expect(textIn(channel, "description")).toBe("Seen, heard.");
  expect(textIn(channel, "language")).toBe("id");
  const self = channel?.getElementsByTagName("atom:link")[0];
  expect(self?.getAttribute("href")).toBe(`${site}/id/news/feed.xml`);
  const [item] = channel?.querySelectorAll("item") ?? [];
  expect(textIn(item, "title")).toBe("“Peat” < 40 cm & wet");
  for (const name of ["link", "guid"]) expect(textIn(item, name)).toBe(`${site}/id/news/well/`);
  expect(textIn(item, "pubDate")).toBe("Mon, 29 Sep 2025 17:00:00 GMT");
  expect(textIn(item, "dc:creator")).toBe("Rani & Co");
  expect(item?.getElementsByTagName("author")).toHaveLength(0);
  expect(textIn(item, "content:encoded")).toBe(feed.articles[0]?.html);
});

it("is JSON Feed 1.1 with full texts", () => {
  const json = JSON.parse(jsonFeed(feed, `${site}/id/news/feed.json`)) as Record<string, unknown>;
  expect(json).toMatchObject({
    version: "https://jsonfeed.org/version/1.1",
    feed_url: `${site}/id/news/feed.json`,
    home_page_url: `${site}/id/news/`,
    language: "id",
    authors: [{ name: "Yayasan <Teluk>" }],
  });
  const [first, second] = json.items as Record<string, unknown>[];
  expect(first).toMatchObject({
    id: `${site}/id/news/well/`,
    content_html: feed.articles[0]?.html,
    image: `${site}/static/well.jpg`,
    date_published: "2025-09-29T17:00:00.000Z",
  });
  expect(second).not.toHaveProperty("image");
});

it("is a feed without articles, too", () => {
  expect(parsed(rss({ ...feed, articles: [] }, site)).querySelector("item")).toBeNull();
});

it("makes HTML readable elsewhere: absolute addresses, plain pictures", () => {
  const html =
    '<p><a href="/id/help/">Help</a> <a href="#here">here</a> <a href="https://other.example/">other</a></p>' +
    '<figure><picture><source type="image/avif" srcset="/a.avif 370w" sizes="100vw">' +
    '<img src="/static/a.jpg" srcset="/b.jpg 370w" sizes="100vw" alt="A boat" style="background-color:#fff"></picture></figure>';
  expect(portableHtml(html, site)).toBe(
    `<p><a href="${site}/id/help/">Help</a> <a href="#here">here</a> <a href="https://other.example/">other</a></p>` +
      `<figure><img src="${site}/static/a.jpg" alt="A boat"></figure>`,
  );
});
