import { chromium } from "@playwright/test";
import {
  buildClientSchema,
  getIntrospectionQuery,
  getNamedType,
  isEnumType,
  isObjectType,
  type GraphQLSchema,
  type IntrospectionQuery,
} from "graphql";
import browserArguments from "../../scripts/browser-arguments.json";
import { ensureChromium } from "../../scripts/lib/chromium.mjs";
import { collections, copyFiles } from "../../src/content-model/content-model";
import { projects } from "../../src/content-model/projects";
import { siteSettings } from "../../src/content-model/settings/site";
import { articlesOf, defaultCampaignOf, entriesOf, wordsOf } from "../setup/site";
import { startDevelop, waitFor, type DevelopServer } from "./develop-server";
import { documentedQueries } from "./documented-queries";
import { compareFields, wrongNullability } from "./model-shape";
import { resetSiteCopy, writeSiteCopy } from "./site-copy";

const file = "content/news/broken.en.md";
const problem = `${file}: category: found "gossip", expected one of productUpdate, partnership, resource, milestone`;

/** An article of the fixture site that uses every feature, and the name that all pages show. */
const article = "one-chart-for-bitung";
const { legalName } = wordsOf(siteSettings, "en");

let server: DevelopServer;

beforeAll(async () => {
  await resetSiteCopy();
  writeSiteCopy({
    [file]: entry("gossip"),
    "content/news/in-the-works.en.md": entry("milestone", "appearance: { draft: true }"),
  });
  server = await startDevelop();
});

afterAll(() => server.stop());

/** The text of an article in this category, with `more` lines of front matter. */
function entry(category: string, ...more: readonly string[]): string {
  return [
    "---",
    "title: Smoke over the river",
    "excerpt: What the towers saw.",
    "author: Ayu Lestari",
    "date: 2025-10-20",
    `category: ${category}`,
    "image: { src: ../images/meadow.jpg, alt: A meadow at dusk }",
    ...more,
    "---",
    "",
    "The wind turned at four.",
  ].join("\n");
}

/** The data of a query, which must succeed. */
async function dataOf(query: string): Promise<unknown> {
  const { data, errors } = await server.query(query);
  expect(errors).toBeUndefined();
  return data;
}

async function englishSlugs(): Promise<string[]> {
  const query =
    '{ allNewsArticle(filter: { language: { eq: "en" } }, sort: { date: DESC }) { nodes { slug } } }';
  const data = (await dataOf(query)) as { allNewsArticle: { nodes: { slug: string }[] } };
  return data.allNewsArticle.nodes.map(({ slug }) => slug);
}

/** Whether the page data of a page contains a text. */
async function shows(page: string, text: string): Promise<boolean> {
  const answer = await server.get(`/page-data/${page}/page-data.json`);
  return answer.status === 200 && answer.text.includes(text);
}

describe("a broken entry", () => {
  const reports = () =>
    server
      .output()
      .split("\n")
      .filter((line) => line === problem).length;

  it("is reported once, in one line", () => {
    expect(reports()).toBe(1);
  });

  it("is left out, and the rest of the site keeps working", async () => {
    expect(await englishSlugs()).toContain(article);
    expect(await englishSlugs()).not.toContain("broken");
    expect(await server.get("/")).toMatchObject({ status: 200 });
    for (const page of ["index", "id", `news/${article}`, "id/news"]) {
      await waitFor(() => shows(page, legalName));
    }
  });

  it("appears as soon as it is mended, and is reported when it breaks again", async () => {
    writeSiteCopy({ [file]: entry("milestone") });
    await waitFor(() => shows("id/news/broken", "Smoke over the river"));

    writeSiteCopy({ [file]: entry("gossip") });
    await waitFor(() => reports() === 2);
    await waitFor(async () => !(await englishSlugs()).includes("broken"));
    await waitFor(() => shows("news", article));
  });
});

describe("the GraphQL types", () => {
  const definitions = [...collections, ...copyFiles];
  /** Gatsby's own types that fields of the model use. */
  const ofGatsby: readonly string[] = ["File", "Date"];
  let schema: GraphQLSchema;

  beforeAll(async () => {
    schema = buildClientSchema((await dataOf(getIntrospectionQuery())) as IntrospectionQuery);
  });

  it("are named for the domain, for one and for many", () => {
    const fields = Object.keys(schema.getQueryType()?.getFields() ?? {});
    expect(fields).toEqual(
      expect.arrayContaining([
        ...["project", "newsArticle", "resource", "donationCampaign"],
        ...["allProject", "allNewsArticle", "allResource", "allDonationCampaign"],
      ]),
    );
  });

  it.each(collections.map(({ typeName }) => typeName))(
    "%s has language, slug and translations",
    (typeName) => {
      const type = schema.getType(typeName);
      const fields = isObjectType(type) ? type.getFields() : {};
      expect(String(fields.language?.type)).toBe("String!");
      expect(String(fields.contentLanguage?.type)).toBe("String!");
      expect(String(fields.slug?.type)).toBe("String!");
      expect(String(fields.path?.type)).toBe("String!");
      expect(String(fields.translations?.type)).toBe(`[${typeName}!]!`);
    },
  );

  it.each(definitions)("$typeName is described, field by field", ({ typeName }) => {
    const type = schema.getType(typeName);
    expect(type?.description).toBeTruthy();
    const fields = isObjectType(type) ? Object.values(type.getFields()) : [];
    const ofEveryNode = ["id", "parent", "children", "internal"];
    const own = fields.filter(({ name }) => !ofEveryNode.includes(name) && !/^child(ren)?[A-Z]/.test(name));
    expect(own.length).toBeGreaterThan(2);
    expect(own.filter(({ description }) => !description).map(({ name }) => name)).toEqual([]);
  });

  it.each(definitions)("$typeName is null only where the model allows it", ({ typeName, schema: model }) => {
    expect(wrongNullability(compareFields(schema, typeName, model))).toEqual([]);
  });

  it.each(definitions)(
    "$typeName describes its groups and the values of its choices",
    ({ typeName, schema: model }) => {
      const types = compareFields(schema, typeName, model).flatMap(({ field }) =>
        field ? getNamedType(field.type) : [],
      );
      const own = types.filter(({ name }) => !ofGatsby.includes(name));
      const described = own.flatMap((type) => [type, ...(isEnumType(type) ? type.getValues() : [])]);
      expect(described.filter(({ description }) => !description).map(({ name }) => name)).toEqual([]);
    },
  );
});

it("lists the entries of all collections, drafts only where they are asked for", async () => {
  const slugs = async (filter: string) => {
    const query = `{ allEntry(filter: { language: { eq: "en" } ${filter} }) { nodes { slug } } }`;
    const { allEntry } = (await dataOf(query)) as { allEntry: { nodes: { slug: string }[] } };
    return allEntry.nodes.map(({ slug }) => slug);
  };
  const shown = [article, ...entriesOf(projects, "en").map(({ slug }) => slug)];
  expect(await slugs("")).toEqual(expect.arrayContaining(shown));
  expect(await slugs("")).not.toContain("in-the-works");
  expect(await slugs("onSite: { eq: false }")).toEqual(["in-the-works"]);
});

it("answers for the functions", async () => {
  let answer = { status: 0, text: "" };
  // each change of content compiles them anew, and what is asked meanwhile gets no answer
  await waitFor(async () => {
    answer = await server.get("/api/payments/methods");
    return answer.status === 200;
  });
  expect(JSON.parse(answer.text)).toMatchObject({ mode: "sample" });
});

it("opens the editors' area", async () => {
  await waitFor(async () => (await server.get("/admin/cms.js")).status === 200);
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: browserArguments });
  try {
    const page = await browser.newPage();
    await page.goto(`${server.origin}/admin/`);
    await page.getByRole("button", { name: /^(Login|Masuk)/ }).waitFor();
  } finally {
    await browser.close();
  }
});

describe("docs/querying.md", () => {
  const queries = documentedQueries(article);
  const campaign = defaultCampaignOf("en");

  it("has six queries with a name each", () => {
    expect([...queries.keys()]).toEqual([
      "LatestNews",
      "Untranslated",
      "ArticleWithProject",
      "ProjectsByProvince",
      "FreeDownloads",
      "DonationPage",
    ]);
  });

  it.each<[string, object]>([
    [
      "LatestNews",
      {
        allNewsArticle: {
          nodes: articlesOf("en")
            .slice(0, 3)
            .map(({ date }) => ({ date })),
        },
      },
    ],
    ["Untranslated", { allEntry: { nodes: [{ __typename: "Document", title: "Rules aboard" }] } }],
    [
      "ArticleWithProject",
      {
        newsArticle: {
          project: { path: "/id/projects/harbour-ledger/" },
          translations: [
            { language: "en", path: `/news/${article}/` },
            { language: "id", path: `/id/news/${article}/` },
          ],
        },
      },
    ],
    ["ProjectsByProvince", { allProject: { totalCount: entriesOf(projects, "en").length } }],
    [
      "FreeDownloads",
      {
        allResource: {
          nodes: expect.arrayContaining([expect.objectContaining({ type: "template" })]) as unknown,
        },
      },
    ],
    [
      "DonationPage",
      {
        donationCampaign: {
          usd: { defaultAmount: campaign.usd.defaultAmount },
          idr: { tiers: campaign.idr.tiers.map(({ amount }) => ({ amount })) },
        },
      },
    ],
  ])("%s answers what it is about", async (name, answer) => {
    expect(await dataOf(queries.get(name) ?? "")).toMatchObject(answer);
  });
});
