import { expect, test, type APIRequestContext } from "@playwright/test";
import sharp from "sharp";
import { newsPage } from "../../src/content-model/pages/news";
import { localizedPath } from "../../src/domain/paths";
import { languageCodes } from "../setup/languages";
import { articlesOf, copyOf, homePageOf } from "../setup/site";
import { translator } from "../setup/translator";

/** The share card of a page, as a network that is given its address reads it. */
async function cardAt(request: APIRequestContext, address: string) {
  const html = await (await request.get(new URL(address, "http://site").pathname)).text();
  const meta = (name: string) =>
    new RegExp(`<meta[^>]*"${name}"[^>]*content="([^"]*)"`).exec(html)?.[1] ?? "";
  return { picture: new URL(meta("og:image")).pathname, alt: meta("og:image:alt"), meta };
}

test("every public page has a picture for those who share it @desktop", async ({ request }) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const pages = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = ""]) => address);
  expect(pages.length).toBeGreaterThan(40);
  const pictures = new Set<string>();
  for (const page of pages) pictures.add((await cardAt(request, page)).picture);
  // the pages of one list share its card
  expect(pictures.size).toBeGreaterThan(pages.length / 2);
  for (const address of pictures) {
    const picture = await (await request.get(address)).body();
    expect(await sharp(picture).metadata(), address).toMatchObject({
      format: "jpeg",
      width: 1200,
      height: 630,
    });
    expect(picture.length, address).toBeLessThan(100_000);
  }
});

for (const language of languageCodes) {
  test(`in ${language}, the picture says and shows what the page does @desktop`, async ({ request }) => {
    const cardOf = (path: string) => cardAt(request, localizedPath(path, language));
    const [article] = articlesOf(language);
    const read = await cardOf(`/news/${article?.slug}/`);
    expect(read.alt).toBe(`${article?.title} — ${article?.image.alt}`);
    expect([read.meta("og:image:width"), read.meta("og:image:height")]).toEqual(["1200", "630"]);
    const giving = await cardOf("/donate/for/clean-drains/");
    const project = await cardOf("/projects/clean-drains/");
    const [name = "", plate] = project.alt.split(" — ");
    expect(giving.alt).toBe(`${translator(language)("donate:project.title", { project: name })} — ${plate}`);
    expect((await request.get(giving.picture)).ok()).toBe(true);
    expect((await cardOf("/news/")).alt).toContain(copyOf(newsPage, language).title);
    expect((await cardOf("/")).alt).toContain(homePageOf(language).hero.title);
  });
}

test("each language has its own picture of a page @desktop", async ({ request }) => {
  const pictures = await Promise.all(
    languageCodes.map(
      async (language) => (await cardAt(request, localizedPath("/figures/", language))).picture,
    ),
  );
  expect(new Set(pictures).size).toBe(languageCodes.length);
});
