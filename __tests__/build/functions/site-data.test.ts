import { cpSync } from "node:fs";
import path from "node:path";
import { siteData } from "../../../src/build/functions/site-data";
import { languageCodes } from "../../../src/domain/languages";
import { siteDataSchema } from "../../../src/server/site-data";
import { contentTree, entries, markdownEntry } from "../content-tree";

const project = path.resolve(__dirname, "../../..");

/** A temporary project with these content files and the real interface strings. */
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
      amounts: {
        USD: { presets: [25, 50], minimum: 1, maximum: 10_000 },
        IDR: { presets: [50_000], minimum: 25_000, maximum: 9_000_000 },
      },
    },
  ]);
});

it.each([
  ["both texts have a file", true, true, ["en", "id"]],
  ["the English text has one", true, false, ["en"]],
  ["neither has one", false, false, []],
  ["only an English text is there, with a file", true, null, ["en", "id"]],
] as const)("knows in which languages a paid resource can be handed over: %s", (_, en, id, fileIn) => {
  const { file, ...fields } = { ...entries.resources, price: 10 };
  const text = (hasFile: boolean) => markdownEntry(hasFile ? { ...fields, file } : fields);
  const { products } = siteData(
    projectWith({
      "resources/checklist.en.md": text(en),
      "resources/checklist.id.md": id === null ? null : text(id),
    }),
  );
  expect(products).toMatchObject([{ slug: "checklist", price: 10, fileIn }]);
});

it("does without resources, and leaves out an entry that breaks the model", () => {
  const none = { "resources/checklist.en.md": null, "resources/checklist.id.md": null };
  expect(siteData(projectWith(none)).products).toEqual([]);
  const broken = siteData(projectWith({ "donations/other.en.md": "---\ntitle: [\n---\n" }));
  expect(broken.campaigns.map(({ slug }) => slug)).toEqual(["forest-fund"]);
});
