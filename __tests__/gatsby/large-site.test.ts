import { execFileSync } from "node:child_process";
import { cpSync, existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { times } from "../setup/counts";
import { defaultLanguage, languageCodes } from "../setup/languages";
import { articlesOf } from "../setup/site";
import { translator } from "../setup/translator";
import { alternates, marked, pageLanguage } from "./html";
import { addCopies } from "./more-entries";
import {
  builtPage,
  editSiteCopy,
  inSiteCopy,
  mustBuildSiteCopy,
  resetSiteCopy,
  writeSiteCopy,
} from "./site-copy";

/** The only line of code that a language needs besides its own files. */
const frenchLine = `  { code: "fr", shortName: "FR", name: "Français", intlLocale: "fr", currency: "USD", optional: true },\n`;

const translated = "/news/one-chart-for-bitung/";
const untranslated = "/news/thirty-shells/";
const withoutIndonesian = "/news/louder-buoy/";

/** An entry of each collection that has a list, to be copied. */
const originals = { news: "thirty-shells", projects: "tide-school", resources: "knot-cards" } as const;

const articlesPerPage = 12;

/** Copies of each: with the originals more than a page of the list of news has, or as many as make a large site. */
const many = times(articlesPerPage, 500);

/** Addresses of the copies in the default language. */
const copies: string[] = [];

/** A word that only entries have which are not on the site. */
const unheard = "zwickmühle";

/** The secret part of the address of a draft's preview. */
const key = "a9c1f3b7d2e84650b6c8d9e0f1a23344";

/** Adds copies of entries that are not on the site, and one whose day has come. */
function addHidden(): void {
  const hidden = (fields: string) => (text: string) =>
    text
      .replace(/^title: .*$/m, `title: ${unheard}`)
      .replace(/\n---\n/, `\nappearance: { ${fields} }\n---\n\n${unheard}\n`);
  const add = (from: string, to: string, edit: (text: string) => string) => {
    const source = readFileSync(inSiteCopy("content", `${from}.en.md`), "utf8");
    writeSiteCopy({ [`content/${to}.en.md`]: edit(source) });
  };
  add("news/thirty-shells", "news/zwick-draft", hidden(`draft: true, key: ${key}`));
  add("news/thirty-shells", "news/zwick-day", hidden("from: 2099-01-01"));
  add("resources/knot-cards", "resources/zwick-draft", hidden(`draft: true, key: ${key}`));
  add("documents/boat-rules", "documents/zwick-day", hidden("from: 2099-01-01"));
  add("donations/turtle-nights", "donations/zwick-draft", hidden("draft: true"));
  add("news/thirty-shells", "news/shown-day", (text) =>
    text.replace("\n---\n", "\nappearance: { from: 2020-01-01 }\n---\n"),
  );
}

/** A site in three languages with many entries. */
beforeAll(async () => {
  await resetSiteCopy();
  editSiteCopy("src/domain/site-languages.ts", (text) =>
    text.replace("\n] as const", `\n${frenchLine}] as const`),
  );
  cpSync(inSiteCopy("locales/en"), inSiteCopy("locales/fr"), { recursive: true });
  editSiteCopy("locales/fr/common.json", (text) => text.replace(/(?<="skip": ")[^"]*/, "Aller au contenu"));
  const french = "content/news/one-chart-for-bitung.fr.md";
  cpSync(inSiteCopy("content/news/one-chart-for-bitung.en.md"), inSiteCopy(french));
  editSiteCopy(french, (text) => text.replace(/^title: .*$/m, "title: Douze villages signent un accord"));
  editSiteCopy("content/pages/news.json", (text) => {
    const copy = JSON.parse(text) as Record<string, object>;
    return JSON.stringify({ ...copy, fr: { ...copy.en, title: "Nouvelles du terrain" } });
  });
  writeSiteCopy({ [`content${withoutIndonesian.slice(0, -1)}.id.md`]: null });
  for (const [collection, slug] of Object.entries(originals)) {
    copies.push(...addCopies(collection, slug, many).map((copy) => `/${collection}/${copy}/`));
  }
  addHidden();
  await mustBuildSiteCopy({ HOST_ADAPTER: "netlify", GATSBY_CMS_BACKEND: "" });
});

/** Paths of all files of a folder of the copy. */
function filesIn(folder: string): string[] {
  return readdirSync(inSiteCopy(folder), { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile())
    .map((item) => path.relative(inSiteCopy(), path.join(item.parentPath, item.name)));
}

/** The HTML of a page, which must exist. */
function page(address: string): string {
  const html = builtPage(address);
  if (html === null) throw new Error(`There is no page ${address}`);
  return html;
}

it("has no type error", () => {
  const compiler = path.resolve(__dirname, "../../node_modules/typescript/bin/tsc");
  expect(
    execFileSync(process.execPath, [compiler, "--noEmit"], { cwd: inSiteCopy(), encoding: "utf8" }),
  ).toBe("");
});

/** Address prefixes of the languages. */
const prefixes = { en: "", id: "/id", fr: "/fr" } as const;

it.each<[string, readonly (keyof typeof prefixes)[]]>([
  ["/", ["en", "id"]],
  ["/news/", ["en", "id", "fr"]],
  [translated, ["en", "id", "fr"]],
  [untranslated, ["en", "id"]],
  [withoutIndonesian, ["en"]],
])("has %s in every language, and offers it to search engines in %j", (address, writtenIn) => {
  const site = "http://localhost:9000";
  const sitemap = readFileSync(inSiteCopy("public/sitemap.xml"), "utf8");
  const offered = [
    ...writtenIn.map((language) => `${language} ${site}${prefixes[language]}${address}`),
    `x-default ${site}${address}`,
  ];
  for (const [language, prefix] of Object.entries(prefixes)) {
    const html = page(prefix + address);
    const isOffered = writtenIn.some((each) => each === language);
    expect(pageLanguage(html)).toBe(language);
    expect(html.includes('<meta name="robots" content="noindex"')).toBe(!isOffered);
    expect(alternates(html)).toEqual(isOffered ? offered : []);
    expect(sitemap.includes(`<loc>${site}${prefix}${address}</loc>`)).toBe(isOffered);
  }
});

it("has a page for every copied entry in every language", () => {
  const addresses = copies.flatMap((address) => Object.values(prefixes).map((prefix) => prefix + address));
  expect(addresses).toHaveLength(3 * 3 * many);
  expect(addresses.filter((address) => builtPage(address) === null)).toEqual([]);
});

it("has no page's address in a script", () => {
  const scripts = filesIn("public").filter((file) => /^public\/[^/]+\.js$/.test(file));
  const listing = scripts.filter((file) => {
    const text = readFileSync(inSiteCopy(file), "utf8");
    return copies.some((address) => text.includes(address));
  });
  expect(scripts).not.toEqual([]);
  expect(listing).toEqual([]);
});

it.each(["projects", "resources"])("lists every copy of %s in every language", (collection) => {
  const own = copies.filter((address) => address.startsWith(`/${collection}/`));
  for (const prefix of Object.values(prefixes)) {
    const list = page(`${prefix}/${collection}/`);
    expect(own.filter((address) => !list.includes(`href="${prefix}${address}"`))).toEqual([]);
  }
});

it("lists its articles twelve to a page, each once", () => {
  // the one whose day has come is among them
  const total = articlesOf(defaultLanguage).length + many + 1;
  const pages = Array.from({ length: Math.ceil(total / articlesPerPage) }, (_, index) =>
    page(index === 0 ? "/news/" : `/news/page/${index + 1}/`),
  );
  const listed = pages.map(
    (html) => new Set(html.match(/(?<=href=")\/news\/(?!page|category)[\w-]+\/(?=")/g)),
  );
  expect(listed.slice(0, -1).every(({ size }) => size === articlesPerPage)).toBe(true);
  expect(new Set(listed.flatMap((each) => [...each])).size).toBe(total);
  expect(builtPage(`/news/page/${pages.length + 1}/`)).toBeNull();
});

it("says nothing anywhere of what is not on the site, but at the address of its preview", () => {
  expect(page("/news/shown-day/")).toContain("Thirty shells");
  const files = [...filesIn("public"), ".build/site-data.json"];
  const elsewhere = files.filter((file) => !file.includes("/preview/"));
  const texts = elsewhere.filter((file) => /\.(html|json|js|xml|txt|csv|md)$/.test(file));
  expect(texts.length).toBeGreaterThan(100);
  const telling = texts.filter((file) =>
    [unheard, key, "zwick-"].some((word) => readFileSync(inSiteCopy(file), "utf8").includes(word)),
  );
  expect(telling).toEqual([]);
  expect(elsewhere.filter((file) => file.includes("zwick-"))).toEqual([]);
});

it("has a preview of a draft in every language, for nobody but those who have its link", () => {
  for (const [language, prefix] of Object.entries(prefixes)) {
    const html = page(`/preview${prefix}/${key}/news/zwick-draft/`);
    // the French strings are a copy of the English ones
    const notice = translator(languageCodes.find((code) => code === language) ?? defaultLanguage)(
      "common:preview.draft",
    );
    expect(html).toContain(unheard);
    expect(marked(html, "aside")).toContain(renderToStaticMarkup(notice));
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(html).not.toContain('rel="canonical"');
  }
  const previews = filesIn("public/preview").filter((file) => file.endsWith("index.html"));
  expect(previews).toHaveLength(2 * Object.keys(prefixes).length);
});

it("shows its interface strings, its page copy and its article", () => {
  expect(page("/fr/")).toContain("Aller au contenu");
  expect(page("/fr/news/")).toContain("Nouvelles du terrain");
  expect(page("/fr/news/")).toContain("Douze villages signent un accord");
  expect(marked(page(`/fr${translated}`), "h1")).toBe("Douze villages signent un accord");
  expect(page(`/fr${translated}`)).not.toContain('role="note"');
});

it("shows what it has not translated in English, marked as such and with a notice", () => {
  const html = page(`/fr${untranslated}`);
  expect(marked(html, "h1")).toBe("en: Thirty shells on a poster");
  expect(html).toMatch(/role="note".*anglais/s);
});

it("shows an article without its Indonesian file in English, with an Indonesian notice", () => {
  const html = page(`/id${withoutIndonesian}`);
  expect(pageLanguage(html)).toBe("id");
  expect(marked(html, "h1")).toBe("en: The buoy hears better");
  expect(html).toMatch(/role="note".*Inggris/s);
  expect(page("/id/news/")).toContain(`href="/id${withoutIndonesian}"`);
});

it("leaves the other languages alone", () => {
  expect(page(`/id${translated}`)).not.toContain("Douze villages");
  expect(page("/id/")).not.toContain("Aller au contenu");
});

it("answers an unknown address with its own page", () => {
  // what the client asks for in place of the data of a page that is not there
  const data = JSON.parse(
    readFileSync(inSiteCopy("public/page-data/fr/404.html/page-data.json"), "utf8"),
  ) as object;
  expect(data).toMatchObject({ path: "/fr/404.html" });
  expect(pageLanguage(page("/fr/404/"))).toBe("fr");
});

describe("what Netlify is given", () => {
  const lines = (name: string) => readFileSync(inSiteCopy("public", name), "utf8").split("\n");

  it("answers unknown addresses in each language with its not-found page, before anything of the adapter's", () => {
    const rules = lines("_redirects").filter((line) => line !== "" && !line.endsWith("301!"));
    expect(rules.slice(0, 3)).toEqual([
      "/id/*  /id/404/index.html  404",
      "/fr/*  /fr/404/index.html  404",
      expect.stringContaining("gatsby-adapter-netlify"),
    ]);
    expect(existsSync(inSiteCopy("public/404.html"))).toBe(true);
    expect(page("/id/404/")).not.toBe("");
    expect(lines("_redirects").filter((line) => line.includes("[...]"))).toEqual([]);
  });

  it("has the function behind all addresses below /api/", () => {
    const [name = "", ...others] = readdirSync(inSiteCopy(".netlify/functions-internal"));
    expect(others).toEqual([]);
    const routes = lines("_redirects").filter((line) => line.startsWith("/api"));
    expect(routes).toEqual([`/api/*  /.netlify/functions/${name}  200`]);
  });

  it("answers by that function", () => {
    const [name = ""] = readdirSync(inSiteCopy(".netlify/functions-internal"));
    const program = `
      const { handler } = require("./.netlify/functions-internal/${name}/${name}.js");
      const event = { path: "/api/payments/methods", httpMethod: "GET", multiValueHeaders: {} };
      handler(event).then(({ statusCode, body }) => console.log(statusCode, atob(body)));`;
    const options = { cwd: inSiteCopy(), encoding: "utf8" } as const;
    expect(execFileSync(process.execPath, ["--eval", program], options)).toMatch(/^200 \{.*"mode":"sample"/);
  });

  it("has the security headers", () => {
    const rules = lines("_headers");
    expect(rules.slice(0, 2)).toEqual([
      "/*",
      expect.stringMatching(
        /^ {2}content-security-policy: .*form-action 'self' https:\/\/checkout\.stripe\.com/,
      ),
    ]);
    expect(rules).toContain("  x-robots-tag: noindex, nofollow");
    expect(rules.filter((line) => line.includes("/preview/"))).toEqual([]);
    const ofPage = rules.slice(rules.indexOf("/id/news/") + 1);
    expect(ofPage[0]).toMatch(/^ {2}content-security-policy: default-src 'self'; .*frame-ancestors 'none'/);
  });
});

it("lets every page run its own scripts and no others", () => {
  for (const address of ["/", "/id/news/", "/fr/404/"]) {
    expect(page(address)).toMatch(
      /<meta http-equiv="content-security-policy" content="[^"]*script-src 'self' 'sha256-[^"]*">/,
    );
  }
});

describe("the editors' area", () => {
  it("is not for search engines, writes to the Git host, and has no source maps", () => {
    expect(page("/admin/")).toContain('<meta name="robots" content="none">');
    expect(page("/admin/")).not.toContain("127.0.0.1");
    expect(readdirSync(inSiteCopy("public/admin")).filter((name) => name.endsWith(".map"))).toEqual([]);
  });

  it("is loaded by no public page", () => {
    const scripts = ["/", "/cms-access/"].flatMap((address) => [
      ...page(address).matchAll(/(?:src|href)="([^"]*\.js)"/g),
    ]);
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter(([, address = ""]) => address.startsWith("/admin/"))).toEqual([]);
  });
});
