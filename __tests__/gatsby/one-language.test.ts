import { execFile } from "node:child_process";
import { readdirSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { buildSite } from "../../scripts/lib/site-build.mjs";
import { news } from "../../src/content-model/news";
import { catalogueTabs, projects } from "../../src/content-model/projects";
import { listPath } from "../../src/domain/addresses";
import { defaultLanguage } from "../setup/languages";
import { translator } from "../setup/translator";
import { builtPage, editSiteCopy, inSiteCopy, resetSiteCopy, writeSiteCopy } from "./site-copy";

const run = promisify(execFile);

/** What a check that is run in the copy says is wrong; empty if it succeeds. */
async function faultsOf(...command: string[]): Promise<string> {
  try {
    await run(process.execPath, command, { cwd: inSiteCopy() });
    return "";
  } catch (error) {
    const { message, stdout } = error as Error & { stdout: string };
    return `${message}\n${stdout}`;
  }
}

const t = translator(defaultLanguage);

/** A site like an adopter's on the first day: one language, one campaign, its own figures, no film and no other entry. */
beforeAll(async () => {
  await resetSiteCopy();
  editSiteCopy("src/domain/site-languages.ts", (text) =>
    text
      .replace(/^ {2}\{\n {4}code: "id",[^}]*\},\n/m, "")
      .replace(/(?<=teamLanguage: Language = )"id"/, '"en"'),
  );
  writeSiteCopy({ "locales/id": null });
  for (const folder of [
    "chapters",
    "documents",
    "film",
    "news",
    "projects",
    "reports",
    "resources",
    "publications.json",
  ]) {
    writeSiteCopy({ [`content/${folder}`]: null });
  }
  const files = readdirSync(inSiteCopy("content"), { recursive: true, encoding: "utf8" });
  for (const file of files.filter((name) => /^donations\/(?!meadow-fund\.en)/.test(name))) {
    writeSiteCopy({ [`content/${file}`]: null });
  }
  for (const file of files.filter((name) =>
    /^claims\/(dugongs|frames-nipah|turtle-eggs|.*\.id)\./.test(name),
  )) {
    writeSiteCopy({ [`content/${file}`]: null });
  }
  for (const file of files.filter((name) => /^claims\/(bays|frames)\.en/.test(name))) {
    editSiteCopy(`content/${file}`, (text) =>
      text.replace("report: dry-season", "address: https://log.example/"),
    );
  }
  for (const file of files.filter((name) => name.endsWith(".json"))) {
    editSiteCopy(`content/${file}`, (text) => {
      const { en } = JSON.parse(text) as Record<string, object>;
      return JSON.stringify({ en });
    });
  }
  await buildSite(inSiteCopy());
});

it("has no type error", async () => {
  const compiler = path.resolve(__dirname, "../../node_modules/typescript/bin/tsc");
  expect(await faultsOf(compiler, "--noEmit")).toBe("");
});

it("has no page in another language, and no switch to one", () => {
  expect(builtPage("/")).toContain("</main>");
  expect(builtPage("/id/")).toBeNull();
  expect(builtPage("/")).not.toContain(`aria-label="${t("common:language.label")}"`);
});

it("has neither a page for a film that was never made, nor a link to one", () => {
  expect(builtPage("/film/")).toBeNull();
  for (const address of ["/", "/demo/", "/search/"]) expect(builtPage(address)).not.toContain(`"/film/"`);
});

it("says of every list that it is empty", () => {
  // the news of the fixture's home page are under maintenance
  const lists = { "/": 2, "/news/": 1, "/projects/": 1, "/resources/": 1, "/transparency/": 1 };
  for (const [address, count] of Object.entries(lists)) {
    expect(builtPage(address)?.split(t("common:nothingYet.title"))).toHaveLength(count + 1);
  }
});

it("offers search engines no list of a category without entries", () => {
  for (const { basePath, categories } of [
    { ...projects, categories: catalogueTabs },
    { ...news, categories: news.schema.shape.category.options },
  ])
    for (const category of categories)
      expect(builtPage(listPath(basePath, { category }))).toContain('name="robots" content="noindex"');
});

it("is right on every page: no link to nowhere, nothing that axe finds", async () => {
  expect(await faultsOf("scripts/check-pages.mjs")).toBe("");
});
