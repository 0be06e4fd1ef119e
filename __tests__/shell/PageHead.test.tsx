import { renderToStaticMarkup } from "react-dom/server";
import { regionalLocale } from "../../src/domain/languages";
import { localizedPath } from "../../src/domain/paths";
import { PageHead, type PageHeadProps } from "../../src/shell/PageHead";
import { breadcrumbSchema } from "../../src/shell/schemas/breadcrumb-schema";
import { newsArticleSchema } from "../../src/shell/schemas/news-article-schema";
import { organisationSchema } from "../../src/shell/schemas/organisation-schema";
import { defaultLanguage, languageCodes, type Language } from "../setup/languages";
import { translator } from "../setup/translator";

const card = (name: string) => ({ alt: `What ${name} shows`, picture: `/static/${name}.jpg` });

const settings = {
  name: "Tajuk",
  legalName: "Yayasan Tajuk Nusantara",
  footerText: "Keeps forest standing.",
  email: "halo@tajuk.example",
  phone: "+62 21 5550 0142",
  address: ["Jl. Contoh Raya 12", "Bekasi"],
  copyrightYear: 2024,
  copyrightUntil: null,
  shareCard: card("ridges"),
};

const siteUrl = "https://tajuk.example";

function headOf(language: string, props: Partial<PageHeadProps> = {}): Document {
  const markup = renderToStaticMarkup(
    <PageHead
      title="Carbon tracking — Tajuk"
      description="A sample dashboard."
      basics={{ site: { siteMetadata: { siteUrl } }, siteSettings: settings }}
      pageContext={{ language, i18n: { originalPath: "/tracking/" } }}
      {...props}
    />,
  );
  return new DOMParser().parseFromString(markup, "text/html");
}

test("a page that shows another language's text is not offered to search engines, nor named by its translations", () => {
  const [original = "", other = ""] = languageCodes;
  const copy = headOf(other, { writtenIn: [original] });
  expect(copy.querySelector('meta[name="robots"]')?.getAttribute("content")).toBe("noindex");
  expect(copy.querySelectorAll("link")).toHaveLength(0);
  const named = [...headOf(original, { writtenIn: [original] }).querySelectorAll("link[hreflang]")];
  expect(named.map((link) => link.getAttribute("hreflang"))).toEqual([original, "x-default"]);
});

const meta = (head: Document, name: string) =>
  head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute("content");

const links = (head: Document) =>
  [...head.querySelectorAll("link")].map((link) => [
    link.rel,
    link.getAttribute("hreflang"),
    link.getAttribute("href"),
  ]);

test.each(languageCodes)(
  "in %s, a page says what it is, where, and how it looks where shared",
  (language) => {
    const head = headOf(language);
    expect(head.title).toBe("Carbon tracking — Tajuk");
    expect(meta(head, "description")).toBe("A sample dashboard.");
    const addressIn = (code: Language) => siteUrl + localizedPath("/tracking/", code);
    expect(links(head)).toEqual([
      ["canonical", null, addressIn(language)],
      ...languageCodes.map((code) => ["alternate", code, addressIn(code)]),
      ["alternate", "x-default", addressIn(defaultLanguage)],
    ]);
    const shared = ["title", "description", "type", "url", "site_name", "locale"];
    const picture = ["image", "image:width", "image:height", "image:alt"];
    expect([...shared, ...picture].map((property) => meta(head, `og:${property}`))).toEqual([
      "Carbon tracking — Tajuk",
      "A sample dashboard.",
      "website",
      addressIn(language),
      "Tajuk",
      regionalLocale(language),
      "https://tajuk.example/static/ridges.jpg",
      "1200",
      "630",
      "What ridges shows",
    ]);
    expect(meta(head, "twitter:card")).toBe("summary_large_image");
  },
);

test("a card of its own takes the place of the site's", () => {
  const head = headOf("en", { card: card("river") });
  expect(meta(head, "og:image")).toBe("https://tajuk.example/static/river.jpg");
  expect(meta(head, "og:image:alt")).toBe("What river shows");
});

test("a page that is not to be found has no address to be known by", () => {
  const head = headOf("en", { indexed: false });
  expect(meta(head, "robots")).toBe("noindex");
  expect(links(head)).toEqual([]);
});

test("an article says when it was published and by whom", () => {
  const head = headOf("en", { article: { author: "Rina", publishedTime: "2025-09-30" } });
  expect(meta(head, "og:type")).toBe("article");
  expect(meta(head, "article:published_time")).toBe("2025-09-30");
  expect(meta(head, "author")).toBe("Rina");
});

const data = (head: Document) =>
  [...head.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => JSON.parse(textContent) as unknown,
  );

test("search engines are told who the site belongs to", () => {
  const profiles = ["https://social.example/tajuk"];
  const head = headOf("en", {
    structuredData: (page) => [organisationSchema(page, { ...settings, profiles }, "PUB/73")],
  });
  expect(data(head)).toEqual([
    expect.objectContaining({
      "@context": "https://schema.org",
      "@type": "NGO",
      name: "Yayasan Tajuk Nusantara",
      url: "https://tajuk.example/",
      address: "Jl. Contoh Raya 12, Bekasi",
      logo: expect.objectContaining({ url: "https://tajuk.example/icon-512.png" }) as unknown,
      identifier: { "@type": "PropertyValue", value: "PUB/73" },
      sameAs: profiles,
    }),
  ]);
});

test("profiles and a valid permit that there are none of are not named", () => {
  const head = headOf("en", {
    structuredData: (page) => [organisationSchema(page, { ...settings, profiles: null }, null)],
  });
  expect(data(head)[0]).not.toHaveProperty("sameAs");
  expect(data(head)[0]).not.toHaveProperty("identifier");
});

test("search engines are told of an article and where it stands, whatever its title", () => {
  const title = "Fire </script><script>alert(1)</script>";
  const article = {
    title,
    excerpt: "The water was high.",
    author: "Rina",
    date: "2025-09-30",
    contentLanguage: "id",
    path: "/id/news/fire/",
  };
  const t = translator("id");
  const between = [{ name: "Berita", path: "/news/" }];
  const head = headOf("id", {
    structuredData: (page) => [
      breadcrumbSchema(page, t, between, title),
      newsArticleSchema(page, article, "/static/fire.jpg", "Tajuk"),
    ],
  });
  expect(data(head)).toEqual([
    {
      "@context": "https://schema.org",
      "@type": "BreadcrumbList",
      itemListElement: [
        {
          "@type": "ListItem",
          position: 1,
          name: t("common:breadcrumbs.home"),
          item: "https://tajuk.example/id/",
        },
        { "@type": "ListItem", position: 2, name: "Berita", item: "https://tajuk.example/id/news/" },
        { "@type": "ListItem", position: 3, name: title },
      ],
    },
    expect.objectContaining({
      "@type": "NewsArticle",
      headline: title,
      datePublished: "2025-09-30",
      inLanguage: "id",
      author: { "@type": "Person", name: "Rina" },
      mainEntityOfPage: "https://tajuk.example/id/news/fire/",
      image: "https://tajuk.example/static/fire.jpg",
    }),
  ]);
});
