import type { NodeModel } from "../../../src/build/schema/language-fields";
import { cardOf, type CardNode } from "../../../src/build/share-cards/card-of";
import { sectionName } from "../../../src/build/share-cards/sections";
import { languageCodes } from "../../setup/languages";
import { translator } from "../../setup/translator";

const picture = (name: string) => ({ src: `../images/${name}.jpg`, alt: `What ${name} shows` });
const site = {
  language: "id",
  name: "Teluk Kita",
  legalName: "Yayasan Padang Biru",
  shareImage: picture("bay"),
};
const book = { language: "id", title: "Buku pantai", image: { ...picture("shore"), focus: "10% 90%" } };

/** A node model with the settings, one book and whatever picture is asked for. */
const nodeModel = {
  findOne: ({ type, query }: { readonly type: string; readonly query: object }) => {
    if (type === "SiteSettings") return Promise.resolve(site);
    if (type === "Resource") return Promise.resolve(book);
    const asked = JSON.stringify(query);
    const name = /(\w+)\.jpg/.exec(asked)?.[1];
    return Promise.resolve({ internal: { contentDigest: `digest of ${name}` } });
  },
  findRootNodeAncestor: () => ({ absolutePath: "/site/content/news/buoy.id.md" }),
} as unknown as NodeModel;

const cardFor = (node: Partial<CardNode>) => cardOf({ language: "id", ...node }, "Berita", nodeModel);

test("an entry's card has its title and its picture", async () => {
  expect(await cardFor({ title: "Pelampung baru", image: picture("buoy") })).toEqual({
    name: "Teluk Kita",
    section: "Berita",
    title: "Pelampung baru",
    picture: { file: "/site/content/images/buoy.jpg", focus: "50% 50%" },
    alt: "What buoy shows",
    digest: "digest of buoy",
  });
});

test("a chapter's card has the picture of its book", async () => {
  expect(await cardFor({ title: "Bab satu", resource: "shore-book" })).toMatchObject({
    title: "Bab satu",
    picture: { file: "/site/content/images/shore.jpg", focus: "10% 90%" },
    alt: "What shore shows",
  });
});

test("a page without a picture has the site's", async () => {
  const card = await cardFor({ title: "Privasi" });
  expect(card).toMatchObject({ title: "Privasi", alt: "What bay shows", digest: "digest of bay" });
});

test("the home page's card says what its first heading says, the site's own its full name", async () => {
  expect((await cardFor({ hero: { title: "Jaga teluk." } })).title).toBe("Jaga teluk.");
  expect((await cardFor({})).title).toBe("Yayasan Padang Biru");
});

test.each(languageCodes)("in %s, a section is called as in the menu", (language) => {
  const t = translator(language);
  expect(sectionName(process.cwd(), "NewsArticle", language)).toBe(t("common:sections.news"));
  expect(sectionName(process.cwd(), "DonationCampaign", language)).toBe(t("common:donate"));
  expect(sectionName(process.cwd(), "Document", language)).toBe("");
});
