import { cpSync } from "node:fs";
import path from "node:path";
import { siteData } from "../../../src/data-layer/build/site-data";
import { siteDataSchema } from "../../../src/server/site-data";
import { languageCodes } from "../../../src/i18n/languages";
import { contentTree, entries, markdownEntry } from "../content-tree";

const project = path.resolve(__dirname, "../../..");

/** A project with the content of a test. */
function projectWith(files: Parameters<typeof contentTree>[0]): string {
  const directory = path.dirname(contentTree(files).root);
  cpSync(path.join(project, "locales"), path.join(directory, "locales"), { recursive: true });
  return directory;
}

it("is of the content what the functions expect", () => {
  const handbook = markdownEntry({ ...entries.resources, price: 17.25 });
  const directory = projectWith({ "resources/handbook.en.md": handbook });
  const { campaigns, products, strings } = siteDataSchema.parse(siteData(directory));
  expect(campaigns.filter((campaign) => campaign.default).map(({ path: address }) => address)).toEqual([
    "/donate/",
  ]);
  expect(products).toMatchObject([{ slug: "handbook", price: 17.25 }]);
  expect(Object.keys(strings)).toEqual(languageCodes);
});

it("takes amounts from the default language and titles from each", () => {
  const { campaigns } = siteData(projectWith({}));
  expect(campaigns).toEqual([
    {
      slug: "forest-fund",
      title: { en: "Forest fund", id: "Forest fund" },
      path: "/donate/",
      default: true,
      presets: [25, 50],
      minimum: 1,
      maximum: 10_000,
    },
  ]);
});

it("does without resources, and leaves out an entry that breaks the model", () => {
  const none = { "resources/checklist.en.md": null, "resources/checklist.id.md": null };
  expect(siteData(projectWith(none)).products).toEqual([]);
  const broken = siteData(projectWith({ "donations/other.en.md": "---\ntitle: [\n---\n" }));
  expect(broken.campaigns.map(({ slug }) => slug)).toEqual(["forest-fund"]);
});
