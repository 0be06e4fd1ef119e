import { addressGoals, publicAddress } from "../../../src/cms/validation/address-goals";
import { redirectsAfter } from "../../../src/cms/validation/moved-pages";
import type { ContentText } from "../../../src/content-model/content-text";
import { donations } from "../../../src/content-model/donations";
import { news } from "../../../src/content-model/news";
import { projects } from "../../../src/content-model/projects";
import { copyText, entryText } from "../../../src/content-model/read-texts";
import { redirectsIn } from "../../../src/content-model/redirects";
import { redirectSettings } from "../../../src/content-model/settings/redirects";

const article = (slug: string, language: "en" | "id", data: object) =>
  entryText({ collection: news, slug, language }, { title: `${slug} ${language}`, ...data });
const texts: readonly ContentText[] = [
  article("fire", "en", {}),
  article("fire", "id", {}),
  article("gone", "en", {}),
  article("draft", "en", { appearance: { draft: true } }),
  entryText({ collection: projects, slug: "peat", language: "en" }, { title: "Peat" }),
];

it("offers the list, the home page and what is on the site, of the same kind first", () => {
  expect(addressGoals(["news/gone.en.md"], texts, "id")).toEqual([
    { address: "/news/", title: "Berita", kind: "Daftar" },
    { address: "/", title: "Beranda", kind: "Daftar" },
    { address: "/news/fire/", title: "fire id", kind: "Berita" },
    { address: "/projects/peat/", title: "Peat", kind: "Proyek" },
  ]);
});

it("asks nothing about the address of a draft, or of a picture", () => {
  expect(publicAddress(["news/gone.en.md"], texts, "2031-01-01")).toBe("/news/gone/");
  expect(publicAddress(["news/draft.en.md"], texts, "2031-01-01")).toBeUndefined();
  expect(publicAddress(["images/reef.jpg"], texts, "2031-01-01")).toBeUndefined();
});

it("keeps the old address of a campaign that becomes the one of /donate/", () => {
  const campaign = (slug: string, isDefault: boolean) =>
    entryText({ collection: donations, slug, language: "en" }, { default: isDefault });
  const before = [
    campaign("sea", true),
    campaign("reef", false),
    copyText(redirectSettings, "en", { redirects: [] }),
  ];
  const after = redirectsAfter(before, [campaign("reef", true), campaign("sea", false)]);
  expect(redirectsIn(after)).toEqual([{ from: "/donate/reef/", to: "/donate/" }]);
  expect(redirectsAfter(before, [campaign("sea", true)])).toEqual([]);
});
