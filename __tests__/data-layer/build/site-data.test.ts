import { cpSync } from "node:fs";
import path from "node:path";
import { siteData } from "../../../src/data-layer/build/site-data";
import { siteDataSchema } from "../../../src/server/site-data";
import { contentTree } from "../content-tree";

const project = path.resolve(__dirname, "../../..");

/** A project with the content of a test. */
function projectWith(files: Parameters<typeof contentTree>[0]): string {
  const directory = path.dirname(contentTree(files).root);
  cpSync(path.join(project, "locales"), path.join(directory, "locales"), { recursive: true });
  return directory;
}

it("is of the project's content what the functions expect", () => {
  const { campaigns, products, strings } = siteDataSchema.parse(siteData(project));
  expect(campaigns.filter((campaign) => campaign.default).map(({ path: address }) => address)).toEqual([
    "/donate/",
  ]);
  expect(products.map(({ slug }) => slug)).toContain("carbon-handbook");
  expect(Object.keys(strings)).toEqual(["en", "id"]);
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
