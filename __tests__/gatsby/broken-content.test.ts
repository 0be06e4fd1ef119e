import { buildSiteCopy, resetSiteCopy, writeSiteCopy } from "./site-copy";

beforeEach(resetSiteCopy);

it.each([
  [
    { PAYMENT_PROVIDERS: "stripe", STRIPE_SECRET_KEY: "pk_live_secret" },
    ["STRIPE_SECRET_KEY must be a value beginning with sk_ or rk_"],
  ],
  [
    { GATSBY_CMS_BACKEND: "github", GATSBY_CMS_REPOSITORY: "https://github.com/a/b" },
    ["GATSBY_CMS_REPOSITORY is", "expected the repository's owner/name"],
  ],
])("stops a build at settings that are not right: %j", async (variables, words) => {
  const { exitCode, lines } = await buildSiteCopy(variables);
  const output = lines.join(" ").replaceAll(/\s+/g, " ");
  expect(exitCode).toBe(1);
  for (const word of words) expect(output).toContain(word);
  expect(output).not.toContain("pk_live_secret");
});

it("stops a build at content that breaks the model, with the whole list in one go", async () => {
  const long = "x".repeat(90);
  writeSiteCopy({
    "content/images/page.jpg": "<!doctype html>",
    "content/news/broken.en.md": `---\ntitle: ${long}\ndate: 2025-02-30\n---\n\nText.\n`,
    "content/projects/unreadable.en.md": "---\ntitle: [\n---\n",
    "content/settings/site.json": '{"en": ',
    "content/pages/tpyo.json": "{}",
  });

  const { exitCode, lines } = await buildSiteCopy();

  expect(exitCode).toBe(1);
  const start = lines.indexOf("The content has 9 problems:");
  expect(lines.slice(start + 1, start + 10)).toEqual([
    "content/images/page.jpg: found a file that is no picture, or a damaged one, expected a JPEG, PNG or WebP",
    "content/news/broken.en.md: excerpt: found nothing, expected text",
    "content/news/broken.en.md: author: found nothing, expected text",
    'content/news/broken.en.md: date: found "2025-02-30", expected a date such as 2025-09-30',
    "content/news/broken.en.md: category: found nothing, expected one of productUpdate, partnership, resource, milestone",
    "content/news/broken.en.md: image: found nothing, expected named fields",
    expect.stringMatching(
      /^content\/pages\/tpyo\.json: file name: found "pages\/tpyo\.json", expected one of /,
    ),
    expect.stringMatching(/^content\/projects\/unreadable\.en\.md: found unexpected end of the stream/),
    "content/settings/site.json: found no value at line 1, column 8, expected a file that can be read",
  ]);
  expect(lines).toContainEqual(expect.stringContaining("The content breaks the model in 9 places"));
});
