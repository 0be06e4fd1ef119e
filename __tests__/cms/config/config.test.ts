import type { AdminWords } from "../../../src/cms/admin-words";
import { cmsConfig } from "../../../src/cms/config/config";
import { cmsFields, type CmsField } from "../../../src/cms/config/field";
import { chapters } from "../../../src/content-model/chapters";
import { claims } from "../../../src/content-model/claims";
import { collections, copyFiles } from "../../../src/content-model/content-model";
import { donations } from "../../../src/content-model/donations";
import type { AdminLanguage } from "../../../src/content-model/field-info";
import { news } from "../../../src/content-model/news";
import { homePage } from "../../../src/content-model/pages/home";
import { trackingPage } from "../../../src/content-model/pages/tracking";
import { projects } from "../../../src/content-model/projects";
import { resources } from "../../../src/content-model/resources";
import { redirectSettings } from "../../../src/content-model/settings/redirects";

/** Words whose strings are their keys. */
const wordsIn = (language: AdminLanguage): AdminWords => ({ language, string: (key) => key });

const backend = { backend: { name: "proxy" } };

it("has a form for every collection, page and settings of the model", () => {
  const { collections: forms } = cmsConfig(backend, wordsIn("id"));
  expect(forms.map(({ name }) => name)).toEqual([
    "desk",
    ...collections.map(({ name }) => name),
    "pages",
    "settings",
    "strings",
  ]);
  const files = forms.flatMap((form) => ("files" in form ? form.files.map(({ file }) => file) : []));
  expect(files).toEqual(copyFiles.map(({ folder, name }) => `content/${folder}/${name}.json`));
});

it.each([...collections, ...copyFiles])(
  "names every field of $typeName in the editor's language",
  ({ schema }) => {
    const names = Object.keys(schema.shape);
    const [english, indonesian] = [cmsFields(schema, wordsIn("en")), cmsFields(schema, wordsIn("id"))];
    expect(english.map(({ name }) => name)).toEqual(names);
    expect(indonesian.map(({ label }) => label)).not.toEqual(english.map(({ label }) => label));
  },
);

it("shows a list that is the same in every language once: Decap cannot duplicate lists", () => {
  const fields = cmsFields(trackingPage.schema, wordsIn("id"));
  expect(fields.find(({ name }) => name === "months")?.i18n).toBe(false);
  expect(fields.filter(({ i18n, widget }) => i18n === "duplicate" && widget === "list")).toEqual([]);
});

it("duplicates the fields of a shared group, which Decap cannot duplicate as a whole", () => {
  const group = cmsFields(resources.schema, wordsIn("id")).find(({ name }) => name === "appearance");
  expect(group?.i18n).toBe(true);
  expect((group?.fields as { i18n: unknown }[]).map(({ i18n }) => i18n)).toEqual([
    ...Array<string>(3).fill("duplicate"),
  ]);
});

it("demands nothing inside a group that may be left out", () => {
  const image = cmsFields(resources.schema, wordsIn("en")).find(({ name }) => name === "image");
  expect(image).toMatchObject({ required: false, fields: expect.any(Array) as unknown });
  expect((image?.fields as { required: boolean }[]).filter(({ required }) => required)).toEqual([]);
});

it("has a new entry's switches off", () => {
  const featured = cmsFields(resources.schema, wordsIn("id")).find(({ name }) => name === "featured");
  expect(featured).toMatchObject({ widget: "boolean", default: false });
});

it("has a new entry's lists empty, and demands an item where the model does", () => {
  const listOf = (collection: string, list: string) => {
    const schema = collections.find(({ name }) => name === collection)?.schema;
    return schema && cmsFields(schema, wordsIn("id")).find(({ name }) => name === list);
  };
  expect(listOf("resources", "highlights")).toMatchObject({ default: [], required: false });
  expect(listOf("donations", "usd")).toMatchObject({
    fields: expect.arrayContaining([
      expect.objectContaining({ name: "tiers", default: [], required: true }),
    ]) as unknown,
  });
});

it.each(["en", "id"] as const)(
  "gives examples of figures in brackets, beside the true value (%s)",
  (language) => {
    const precision = cmsFields(claims.schema, wordsIn(language)).find(({ name }) => name === "precision");
    const labels = (precision?.options as { label: string }[]).map(({ label }) => label);
    const examples = labels.filter((label) => /\d/.test(label));
    expect(examples).toEqual(examples.map(() => expect.stringMatching(/^\D+ \([^)]*\d[^)]*\)$/) as unknown));
  },
);

it("offers chapters neither pictures nor figures, which their texts may not have", () => {
  const components = ({ schema }: (typeof collections)[number]) =>
    cmsFields(schema, wordsIn("id")).flatMap(({ widget, editor_components: offered }) =>
      widget === "markdown" ? [offered] : [],
    );
  expect(components(news)).toEqual([["image", "table", "figure", "video"]]);
  expect(components(chapters)).toEqual([["table"], ["table"], ["table"]]);
});

it("puts the strings of each namespace into one form, which no editor adds to or takes away", () => {
  const strings = cmsConfig(backend, wordsIn("en")).collections.at(-1);
  expect(strings).toMatchObject({ folder: "locales", create: false, delete: false, format: "strings" });
  expect(strings).toHaveProperty("summary", "{{filename}}");
});

describe("the name of an item in a list", () => {
  const summaries = (schema: Parameters<typeof cmsFields>[0], language: AdminLanguage = "id") => {
    const inside = (fields: CmsField[]): [string, unknown][] =>
      fields.flatMap(({ name, summary, fields: inner }) => [
        ...(summary ? [[name, summary] as [string, unknown]] : []),
        ...inside((inner ?? []) as CmsField[]),
      ]);
    return Object.fromEntries(inside(cmsFields(schema, wordsIn(language))));
  };

  it("is its first words, never a key or the name of an icon", () => {
    expect(summaries(homePage.schema)).toMatchObject({
      stats: "{{fields.label | default('Angka')}}",
      values: "{{fields.title | default('Nilai')}}",
    });
    expect(summaries(trackingPage.schema)).toMatchObject({
      summaries: "{{fields.label | default('Kartu ringkasan')}}",
      recommendations: "{{fields.title | default('Rekomendasi')}}",
    });
    expect(summaries(donations.schema, "en")).toMatchObject({
      tiers: "{{fields.amount | default('Preset amount')}}",
      cards: "{{fields.title | default('Card')}}",
    });
  });

  it("is the item itself where it is a text", () => {
    expect(summaries(projects.schema)).toMatchObject({ features: "{{fields.item | default('Fitur')}}" });
  });

  it("is an address where an item has nothing else", () => {
    expect(summaries(redirectSettings.schema)).toEqual({
      redirects: "{{fields.from | default('Alamat lama')}}",
    });
  });
});
