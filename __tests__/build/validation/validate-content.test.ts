import { problemLine, problemList } from "../../../src/build/validation/content-problem";
import { validateContent } from "../../../src/build/validation/validate-content";
import { siteSettings } from "../../../src/content-model/settings/site";
import { wordsOf } from "../../setup/site";
import { contentTree, entries, markdownEntry } from "../content-tree";
import { lines, type Files } from "./lines";

const { news, projects, donations, resources } = entries;
const english = "news/two-wet-seasons.en.md";
const indonesian = "news/two-wet-seasons.id.md";

it("finds nothing to mend in right content", () => {
  expect(lines({})).toEqual([]);
});

it("needs no entries but a campaign to give to", () => {
  const none = ["news/two-wet-seasons", "projects/wet-peat", "donations/forest-fund", "resources/checklist"];
  const files = none.flatMap((name) => [`${name}.en.md`, `${name}.id.md`]);
  expect(lines(Object.fromEntries(files.map((file) => [file, null])))).toEqual([
    "content/donations: default: found nothing, expected true in exactly one campaign: switching it on in another one switches it off here",
  ]);
});

/** Changes the English article and removes its Indonesian translation. */
const article = (fields: object, body?: string): Files => ({
  [english]: markdownEntry({ ...news, ...fields }, body),
  [indonesian]: null,
});

/** Changes the English campaign and removes its Indonesian translation. */
const campaign = (fields: object): Files => ({
  "donations/forest-fund.en.md": markdownEntry({ ...donations, ...fields }),
  "donations/forest-fund.id.md": null,
});

/** Adds a book that is sold. */
const book = (files: Files): Files => ({
  "resources/book.en.md": markdownEntry({ ...resources, title: "Book", price: 5, file: undefined }),
  ...files,
});

const chapter = (fields: object, body?: string) =>
  markdownEntry(
    { title: "One", resource: "book", order: 1, free: false, summary: "What it says.", ...fields },
    body,
  );

describe.each<[string, Files, readonly string[]]>([
  [
    "missing required field",
    article({ title: undefined }),
    [`content/${english}: title: found nothing, expected text`],
  ],
  [
    "required field left blank",
    article({ excerpt: "" }),
    [`content/${english}: excerpt: found nothing, expected a text that is not empty`],
  ],
  ["wrong type", article({ title: 12 }), [`content/${english}: title: found 12, expected text`]],
  [
    "unknown value of an enumeration",
    article({ category: "gossip" }),
    [
      `content/${english}: category: found "gossip", expected one of productUpdate, partnership, resource, milestone`,
    ],
  ],
  [
    "unknown extra field",
    article({ subtitle: "More" }),
    [`content/${english}: subtitle: found "More", expected no field of this name`],
  ],
  [
    "unknown extra field in a group",
    article({ image: { ...news.image, credit: "Ayu" } }),
    [`content/${english}: image.credit: found "Ayu", expected no field of this name`],
  ],
  [
    "date that is no date",
    article({ date: "last Tuesday" }),
    [`content/${english}: date: found "last Tuesday", expected a date such as 2025-09-30`],
  ],
  [
    "day that does not exist",
    article({ date: "2025-02-30" }),
    [`content/${english}: date: found "2025-02-30", expected a date such as 2025-09-30`],
  ],
  [
    "image that does not exist",
    article({ image: { ...news.image, src: "../images/nowhere.jpg" } }),
    [`content/${english}: image.src: found "../images/nowhere.jpg", expected a file that exists`],
  ],
  [
    "image that is none of the site's",
    article({ image: { ...news.image, src: "https://a.example/a.jpg" } }),
    [
      `content/${english}: image.src: found "https://a.example/a.jpg", expected something like ../images/peat-canal.jpg`,
    ],
  ],
  [
    "image whose name has other characters",
    {
      ...article({ image: { ...news.image, src: "../images/My Reef Photo (1).JPG" } }),
      "images/My Reef Photo (1).JPG": Buffer.from(""),
    },
    [
      `content/${english}: image.src: found "../images/My Reef Photo (1).JPG", expected a file name of letters from a to z, digits, - and _, such as ../images/peat-canal.jpg`,
    ],
  ],
  [
    "picture of a text whose name has other characters",
    article({}, "![A reef](../images/pemandangan-reéf.jpg)"),
    [
      `content/${english}: body: found ![A reef](../images/pemandangan-reéf.jpg), expected a file name of letters from a to z, digits, - and _, such as ../images/peat-canal.jpg`,
    ],
  ],
  [
    "missing alternative text",
    article({ image: { src: news.image.src } }),
    [`content/${english}: image.alt: found nothing, expected text`],
  ],
  [
    "missing alternative text in Markdown",
    article({}, "Before ![](../images/nursery.jpg) after."),
    [
      `content/${english}: body: found ![](../images/nursery.jpg), expected alternative text between the brackets`,
    ],
  ],
  [
    "link in Markdown that is no address",
    article(
      {},
      "[Video](https://youtube%20demak), [site](http://tajuk), [page](//wikipedia.org/wiki/Gambut)",
    ),
    ["https://youtube%20demak", "http://tajuk"].map(
      (found) =>
        `content/${english}: body: found "${found}", expected a whole address of a page, as copied from the browser`,
    ),
  ],
  [
    "picture in Markdown that leads to another site than those of videos",
    article(
      {},
      ["https://www.instagram.com/reel/a1/", "https://youtu.be/a1", "/projects/"]
        .map((to) => `[![A nursery](../images/nursery.jpg "Our film")](${to})`)
        .join("\n\n"),
    ),
    [
      `content/${english}: body: found "https://www.instagram.com/reel/a1/", expected the address of a video on YouTube, Vimeo, or TikTok: a picture leads to no other site; write a link with words`,
    ],
  ],
  [
    "image in Markdown that does not exist",
    article({}, "![A nursery][plants]\n\n[plants]: ../images/nowhere.jpg"),
    [`content/${english}: body: found ![A nursery](../images/nowhere.jpg), expected a file that exists`],
  ],
  [
    "image of another site in Markdown",
    article({}, "![A nursery](https://a.example/a.jpg)"),
    [
      `content/${english}: body: found ![A nursery](https://a.example/a.jpg), expected a picture such as ../images/peat-canal.jpg`,
    ],
  ],
  [
    "no text below the fields",
    article({}, ""),
    [`content/${english}: body: found nothing, expected a text that is not empty`],
  ],
  [
    "broken reference",
    article({ project: "dry-peat" }),
    [`content/${english}: project: found "dry-peat", expected an entry of Projects that exists`],
  ],
  [
    "a reference to a draft",
    {
      ...article({}),
      "projects/wet-peat.en.md": markdownEntry({ ...projects, appearance: { draft: true } }),
      "projects/wet-peat.id.md": null,
    },
    [
      `content/${english}: project: found "wet-peat", expected an entry that is on the site by then: this one is a draft`,
    ],
  ],
  [
    "a day on which only one language appears",
    { [indonesian]: markdownEntry({ ...news, appearance: { from: "2031-05-04" } }) },
    [
      `content/${indonesian}: appearance: found {"from":"2031-05-04"}, expected nothing, as in the English text`,
    ],
  ],
  [
    "a default campaign that is a draft",
    campaign({ appearance: { draft: true } }),
    [
      "content/donations/forest-fund.en.md: appearance.draft: found true, expected false, for the campaign shown on /donate/ is always on the site",
    ],
  ],
  [
    "unreadable front matter",
    { [english]: "---\ntitle: [\n---\n\nText.", [indonesian]: null },
    [
      `content/${english}: found unexpected end of the stream within a flow collection at line 3, column 1, expected a file that can be read`,
    ],
  ],
  [
    "front matter that is no set of fields",
    { [english]: "---\n- a\n- b\n---\n\nText.", [indonesian]: null },
    [`content/${english}: found the front matter is not a list of fields, expected a file that can be read`],
  ],
  [
    "front matter that is a program",
    { [english]: "---js\n{ title: process.exit(1) }\n---\n\nText.", [indonesian]: null },
    [
      `content/${english}: found the front matter is not YAML between two lines of ---, expected a file that can be read`,
    ],
  ],
  [
    "shared field that differs between languages",
    { [indonesian]: markdownEntry({ ...news, date: "2025-10-01" }) },
    [`content/${indonesian}: date: found "2025-10-01", expected "2025-09-30", as in the English text`],
  ],
  [
    "shared field of a list item that differs between languages",
    {
      "donations/forest-fund.id.md": markdownEntry({
        ...donations,
        usd: { ...donations.usd, tiers: [{ amount: 25 }, { amount: 75 }] },
      }),
    },
    [
      "content/donations/forest-fund.id.md: usd.tiers.1.amount: found 75, expected 50, as in the English text",
    ],
  ],
  [
    "list with shared fields that is longer in another language",
    {
      "donations/forest-fund.id.md": markdownEntry({
        ...donations,
        usd: {
          ...donations.usd,
          tiers: [...donations.usd.tiers, { amount: 100, impact: "empat puluh bibit" }],
        },
      }),
    },
    [
      "content/donations/forest-fund.id.md: usd.tiers: found 3 items, expected 2 items, as in the English text",
    ],
  ],
  [
    "slug that differs between languages",
    { [indonesian]: null, "news/dua-musim-hujan.id.md": markdownEntry(news) },
    [
      'content/news/dua-musim-hujan.id.md: slug: found "dua-musim-hujan", expected the slug of its en text: there is no content/news/dua-musim-hujan.en.md',
    ],
  ],
  [
    "duplicate slug in another spelling",
    { "news/Two-Wet-Seasons.en.md": markdownEntry(news) },
    [
      `content/news/Two-Wet-Seasons.en.md: slug: found "two-wet-seasons", expected a slug that is not yet used, content/${english} has it`,
    ],
  ],
  [
    "duplicate slug in a folder",
    { "news/2025/two-wet-seasons.en.md": markdownEntry(news) },
    [
      `content/news/2025/two-wet-seasons.en.md: slug: found "two-wet-seasons", expected a slug that is not yet used, content/${english} has it`,
    ],
  ],
  [
    "file name without a language",
    { "news/peat-fire.md": markdownEntry(news) },
    [
      'content/news/peat-fire.md: file name: found "news/peat-fire.md", expected <slug>.<language>.md in small letters, digits and hyphens, such as news/peat-fire.en.md; languages are en, id',
    ],
  ],
  [
    "file name with an unknown language",
    { "resources/Peat_fire.xx.md": markdownEntry(resources) },
    [
      'content/resources/Peat_fire.xx.md: file name: found "resources/Peat_fire.xx.md", expected <slug>.<language>.md in small letters, digits and hyphens, such as resources/peat-fire.en.md; languages are en, id',
    ],
  ],
  [
    "file that nothing reads",
    { "page/home.json": "{}" },
    [
      expect.stringMatching(
        /^content\/page\/home\.json: file name: found "page\/home\.json", expected one of news\/…, .*pages\/home\.json, /,
      ) as string,
    ],
  ],
  [
    "no default campaign",
    {
      "donations/forest-fund.en.md": markdownEntry({ ...donations, default: false }),
      "donations/forest-fund.id.md": null,
    },
    [
      "content/donations/forest-fund.en.md: default: found false, expected true in exactly one campaign: switching it on in another one switches it off here",
    ],
  ],
  [
    "two default campaigns",
    { "donations/peat-fund.en.md": markdownEntry(donations) },
    [
      "content/donations/peat-fund.en.md: default: found true, expected true in exactly one campaign: switching it on in another one switches it off here",
    ],
  ],
  [
    "campaign that cannot be read",
    {
      "donations/forest-fund.en.md": markdownEntry({ ...donations, order: 0 }),
      "donations/forest-fund.id.md": null,
    },
    ["content/donations/forest-fund.en.md: order: found 0, expected at least 1"],
  ],
  [
    "smallest amount above a preset",
    campaign({ usd: { ...donations.usd, minimum: 30 } }),
    [
      "content/donations/forest-fund.en.md: usd.minimum: found 30, expected at most 25, the smallest preset amount",
    ],
  ],
  [
    "largest amount below a preset",
    campaign({ usd: { ...donations.usd, maximum: 40 } }),
    [
      "content/donations/forest-fund.en.md: usd.maximum: found 40, expected at least 50, the largest preset amount",
    ],
  ],
  [
    "preselected amount that is no preset",
    campaign({ usd: { ...donations.usd, defaultAmount: 30 } }),
    [
      "content/donations/forest-fund.en.md: usd.defaultAmount: found 30, expected one of the preset amounts: 25, 50",
    ],
  ],
  [
    "campaign without a preset amount",
    campaign({ usd: { ...donations.usd, tiers: [] } }),
    ["content/donations/forest-fund.en.md: usd.tiers: found [], expected at least 1 item"],
  ],
  [
    "campaign at the address where payers come back to",
    { "donations/result.en.md": markdownEntry({ ...donations, default: false }) },
    [
      'content/donations/result.en.md: slug: found "result", expected another name: /donate/result/ belongs to another page of the site',
    ],
  ],
  [
    "layout that the file cannot be made into",
    {
      "resources/checklist.en.md": markdownEntry({ ...resources, layout: "table" }),
      "resources/checklist.id.md": null,
    },
    [
      'content/resources/checklist.en.md: layout: found "table", expected a CSV file, of which a table can be made',
    ],
  ],
  [
    "file that anybody can download on a resource with a price",
    {
      "resources/checklist.en.md": markdownEntry({ ...resources, price: 5 }),
      "resources/checklist.id.md": null,
    },
    [
      'content/resources/checklist.en.md: file: found "../files/peat-restoration-checklist.en.md", expected no file: this resource has a price, and anybody could download it',
    ],
  ],
  [
    "chapter of a resource that does not exist",
    book({ "chapters/one.en.md": chapter({ resource: "nowhere" }) }),
    ['content/chapters/one.en.md: resource: found "nowhere", expected an entry of Resources that exists'],
  ],
  [
    "chapter of a free resource",
    { "chapters/one.en.md": chapter({ resource: "checklist" }) },
    [
      'content/chapters/one.en.md: resource: found "checklist", expected a resource that has a price',
      "content/resources/checklist.en.md: price: found 0, expected a price above 0: there are chapters or lessons of it",
      "content/resources/checklist.id.md: price: found 0, expected a price above 0: there are chapters or lessons of it",
    ],
  ],
  [
    "two chapters in one place of a book",
    book({ "chapters/one.en.md": chapter({ order: 2 }), "chapters/two.en.md": chapter({ order: 2 }) }),
    [
      "content/chapters/one.en.md: order: found 2, expected a position that no other chapter of it has",
      "content/chapters/two.en.md: order: found 2, expected a position that no other chapter of it has",
    ],
  ],
  [
    "picture in a chapter",
    book({ "chapters/one.en.md": chapter({}, "![A nursery](../images/nursery.jpg)") }),
    [
      expect.stringMatching(
        /^content\/chapters\/one\.en\.md: body: found .*, expected a text without pictures$/,
      ) as string,
    ],
  ],
  [
    "answer without an exercise",
    book({ "chapters/one.en.md": chapter({ answer: "Two." }) }),
    ["content/chapters/one.en.md: exercise: found nothing, expected the exercise that the answer belongs to"],
  ],
  [
    "exercise without an answer",
    book({ "chapters/one.en.md": chapter({ exercise: "What is two?" }) }),
    ["content/chapters/one.en.md: answer: found nothing, expected the answer to the exercise"],
  ],
  [
    "link to a chapter that only buyers can read",
    book({
      "chapters/one.en.md": chapter({}),
      "chapters/two.en.md": chapter(
        { order: 2, free: true },
        "See [it](/resources/book/one/) and [me](/resources/book/two/).",
      ),
    }),
    [
      'content/chapters/two.en.md: body: found "/resources/book/one/", expected an address of this site, such as /resources/book/two/',
    ],
  ],
  [
    "list of the books' files that was written by hand",
    { "publications.json": '{"files": [{"resource": "book"}]}' },
    ["content/publications.json: files: found another list, expected what npm run publications writes"],
  ],
  [
    "download that does not exist",
    { "resources/checklist.id.md": markdownEntry({ ...resources, file: "../files/nowhere.id.pdf" }) },
    ['content/resources/checklist.id.md: file: found "../files/nowhere.id.pdf", expected a file that exists'],
  ],
  [
    "place outside of Indonesia",
    {
      "projects/wet-peat.en.md": markdownEntry({ ...projects, place: { ...projects.place, latitude: 52 } }),
      "projects/wet-peat.id.md": null,
    },
    ["content/projects/wet-peat.en.md: place.latitude: found 52, expected at most 6.5"],
  ],
  [
    "broken JSON",
    { "settings/site.json": '{"en": ' },
    ["content/settings/site.json: found no value at line 1, column 8, expected a file that can be read"],
  ],
  [
    "JSON with a comma too many",
    { "settings/site.json": '{\n  "en": {\n    "phone": "021",\n  }\n}\n' },
    [
      "content/settings/site.json: found no name in double quotation marks after a comma or { at line 4, column 3, expected a file that can be read",
    ],
  ],
  [
    "JSON with a byte order mark",
    { "settings/site.json": '\uFEFF{"en": []}' },
    ['content/settings/site.json: found "en" is not an object, expected a file that can be read'],
  ],
  [
    "an entry in Latin-1",
    { [english]: Buffer.from(markdownEntry(news, "Café."), "latin1"), [indonesian]: null },
    [`content/${english}: found text that is not UTF-8, expected a file saved as UTF-8`],
  ],
  [
    "an entry in UTF-16 without a byte order mark",
    { [english]: Buffer.from(markdownEntry(news), "utf16le"), [indonesian]: null },
    [`content/${english}: found text that is not UTF-8, expected a file saved as UTF-8`],
  ],
  [
    "settings in UTF-16",
    { "settings/site.json": Buffer.from('\uFEFF{"en": {}}', "utf16le") },
    ["content/settings/site.json: found text that is not UTF-8, expected a file saved as UTF-8"],
  ],
  [
    "a text for download in Latin-1",
    { "files/knots.en.md": Buffer.from("# Café", "latin1") },
    ["content/files/knots.en.md: found text that is not UTF-8, expected a file saved as UTF-8"],
  ],
  [
    "an entry without front matter",
    { [english]: "Only text." },
    [
      `content/${english}: found no front matter between two lines of --- before the text, expected a file that can be read`,
    ],
  ],
  [
    "JSON that is no set of languages",
    { "settings/site.json": '{"en": []}' },
    ['content/settings/site.json: found "en" is not an object, expected a file that can be read'],
  ],
  [
    "missing page copy",
    { "pages/home.json": null },
    ["content/pages/home.json: found nothing, expected a file that can be read"],
  ],
])("%s", (_case, files, expected) => {
  it("is one line each", () => {
    expect(lines(files)).toEqual(expected);
  });
});

it.each(["news", "tracking", "donate", "resources", "en", "id", "api", "admin", "404", "static"])(
  "refuses an information page at /%s/, which belongs to the site",
  (slug) => {
    const page = { title: "A page", lead: "What it says.", updated: "2025-09-30" };
    expect(
      lines({
        [`documents/${slug}.en.md`]: markdownEntry(page),
        "documents/free.en.md": markdownEntry(page),
      }),
    ).toEqual([
      `content/documents/${slug}.en.md: slug: found "${slug}", expected another name: /${slug}/ belongs to another page of the site`,
    ]);
  },
);

describe("a link in a text", () => {
  const linking = (link: string) => lines(article({}, `See [this](${link}).`));

  it.each([
    "/projects/wet-peat/",
    "/projects/wet-peat",
    "/id/projects/wet-peat/",
    "/projects/wet-peat/?from=news#related",
    "../../projects/wet-peat/",
    "/donate/",
    "/news/two-wet-seasons/",
    "/",
    "/id/",
    "/#contact",
    "#",
    "/tracking/?month=3#chart",
    "/resources/#course",
    "/resources/checklist/#contact",
    "/projects/?q=peat",
    "/projects/category/education/",
    "/news/category/product-update/page/2/",
    "/news/#:~:text=peat",
    "/tracking/sample-data.csv",
    "/admin/",
    "https://a.example/nowhere/",
    "//a.example/nowhere/",
    "mailto:halo@tajuk.example",
    "tel:+62215550142",
  ])("may lead to %s", (link) => {
    expect(linking(link)).toEqual([]);
  });

  it.each([
    ["/projects/wet-peet/", "/projects/wet-peat/"],
    ["/id/proyek/wet-peat/", "/projects/wet-peat/"],
    ["/Projects/wet-peat/", "/projects/wet-peat/"],
    ["/en/projects/wet-peat/", "/projects/wet-peat/"],
    ["/donate/forest-fund/", "/donate/"],
    ["/trackin/", "/tracking/"],
    ["../projects/wet-peat.en.md", "/projects/wet-peat/"],
    ["../wet-peat/", "/news/"],
    ["checklist.pdf", "/news/two-wet-seasons/"],
    ["../files/guide.pdf", "/"],
    ["/what-we-do/in/the-field/", "/"],
    ["/news/category/gossip/", "/news/category/resource/"],
    ["/#kontact", "/#contact"],
  ])("may not lead to %s, where nothing is", (link, nearest) => {
    expect(linking(link)).toEqual([
      `content/${english}: body: found "${link}", expected an address of this site, such as ${nearest}`,
    ]);
  });

  it.each([
    ["/projects/wet-peat/#what-was-done", "/projects/wet-peat/"],
    ["#what-was-done", "/news/two-wet-seasons/"],
  ])("may not lead to %s, a place that its page does not have", (link, page) => {
    expect(linking(link)).toEqual([
      `content/${english}: body: found "${link}", expected an address of this site: ${page} is one, but has no #what-was-done`,
    ]);
  });

  it("is not held against one whose entry cannot be read", () => {
    const broken = { "projects/wet-peat.en.md": "---\ntitle: [\n---\n", "projects/wet-peat.id.md": null };
    expect(lines({ ...broken, ...article({}, "[This](/projects/wet-peat/)") })).toEqual([
      expect.stringContaining("content/projects/wet-peat.en.md: found unexpected end") as string,
    ]);
  });
});

describe("page copy and settings", () => {
  const changed = (file: string, edit: Parameters<ReturnType<typeof contentTree>["editJson"]>[1]) => {
    const tree = contentTree();
    tree.editJson(file, edit);
    return validateContent(tree.root).map(problemLine);
  };

  it("name the language before the field", () => {
    const { phone } = wordsOf(siteSettings, "en");
    const problems = changed("settings/site.json", ({ id }) => {
      if (id) Object.assign(id, { phone: "021", fax: "022", footerText: undefined });
    });
    expect(problems).toEqual([
      "content/settings/site.json: id.footerText: found nothing, expected text",
      'content/settings/site.json: id.phone: found "021", expected something like +62 21 5550 0142',
      'content/settings/site.json: id.fax: found "022", expected no field of this name',
      `content/settings/site.json: id.phone: found "021", expected "${phone}", as in the English text`,
    ]);
  });

  it("may leave a translation out, but not the default language", () => {
    expect(changed("pages/news.json", (value) => delete value.id)).toEqual([]);
    expect(changed("pages/news.json", (value) => delete value.en)).toEqual([
      "content/pages/news.json: en: found nothing, expected named fields",
    ]);
  });

  it("have every month of the dashboard once", () => {
    const problems = changed("pages/tracking.json", ({ en, id }) => {
      const months = en?.months as { month: number }[];
      for (const month of months) if (month.month === 3) month.month = 4;
      delete id?.months;
    });
    expect(problems).toEqual(
      ["en", "id"].map(
        (language) =>
          `content/pages/tracking.json: ${language}.months.3.month: found 4, expected a month that is missing: 3`,
      ),
    );
  });

  it("say of a thirteenth month only that there are too many", () => {
    const problems = changed("pages/tracking.json", ({ en, id }) => {
      const months = en?.months as { month: number }[];
      months.push({ ...months[0], month: 12 });
      delete id?.months;
    });
    expect(problems).toHaveLength(2);
    expect(problems.join()).not.toContain("a month that is missing");
  });

  it("have no other language", () => {
    expect(changed("pages/news.json", (value) => (value.ID = { title: "Berita" }))).toEqual([
      'content/pages/news.json: ID: found {"title":"Berita"}, expected no language but en, id',
    ]);
  });
});

it("gives the whole list in one go, file by file", () => {
  const problems = validateContent(
    contentTree({
      [english]: markdownEntry({ ...news, title: "", date: "soon" }),
      [indonesian]: null,
      "projects/wet-peat.en.md": markdownEntry({ ...projects, status: "asleep" }),
      "projects/wet-peat.id.md": null,
      "settings/sections.json": "{",
    }).root,
  );
  const list = problemList(problems).split("\n");
  expect(list[0]).toBe("The content has 4 problems:");
  expect(list.slice(1).map((line) => line.split(": ").slice(0, 2))).toEqual([
    [`content/${english}`, "title"],
    [`content/${english}`, "date"],
    ["content/projects/wet-peat.en.md", "status"],
    ["content/settings/sections.json", expect.stringMatching(/^found /)],
  ]);
});

it("counts a single problem as one", () => {
  const problem = { file: "news/a.en.md", field: "title", found: "nothing", expected: "text" };
  expect(problemList([problem])).toBe(
    "The content has 1 problem:\ncontent/news/a.en.md: title: found nothing, expected text",
  );
});
