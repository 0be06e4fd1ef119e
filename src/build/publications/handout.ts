import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { never } from "../../content-model/appearance";
import type { Layout } from "../../content-model/layout";
import { demoPage } from "../../content-model/pages/demo";
import { renditionNames } from "../../content-model/publications";
import { resources } from "../../content-model/resources";
import { siteSettings } from "../../content-model/settings/site";
import type { Language } from "../../domain/languages";
import { readCopyFile } from "../content/read-copy-file";
import { entriesOf } from "../content/translated-entries";
import { handoutMarkdown, handoutName } from "../files/demo-handout";

/** A text for download in one language, with all that its files are made of. */
export interface Handout {
  /** Names of these files, in the order of their formats. */
  readonly names: readonly string[];
  readonly layout: Layout;
  readonly language: Language;
  /** Title of its resource. */
  readonly title: string;
  /** Markdown or CSV. */
  readonly source: string;
  readonly publisher: Publisher;
}

export interface Publisher {
  readonly name: string;
  /** Street, place and e-mail address. */
  readonly address: readonly string[];
}

interface Download {
  readonly title: string;
  readonly file?: string | undefined;
  readonly layout?: Layout | undefined;
}

/**
 * The texts for download of a site, each once: those of its resources, drafts included, those that the demo page has,
 * and the words of that page.
 */
export function handoutsOf(contentRoot: string): readonly Handout[] {
  const found = [...ofResources(contentRoot), ...ofDemo(contentRoot)].flatMap(([language, download]) => {
    const { file, layout, title } = download;
    if (!file || !layout) return [];
    const names = renditionNames(file, layout);
    if (names.length === 0) return [];
    const source = readFileSync(path.resolve(contentRoot, "resources", file), "utf8");
    return [{ names, layout, language, title, source, publisher: publisherIn(contentRoot, language) }];
  });
  const all = [...found, ...demoWords(contentRoot)];
  return [...new Map(all.map((handout) => [handout.names[0], handout])).values()];
}

function ofResources(contentRoot: string): (readonly [Language, Download])[] {
  return entriesOf(contentRoot, resources, never).flatMap(({ writtenIn, fields, fieldsIn }) =>
    writtenIn.map((code) => [code, { ...fieldsIn(code), layout: fields.layout }] as const),
  );
}

function ofDemo(contentRoot: string): (readonly [Language, Download])[] {
  return demoPages(contentRoot).flatMap(
    ([
      code,
      {
        resources: { items },
      },
    ]) => items.map((item) => [code, item] as const),
  );
}

function demoWords(contentRoot: string): readonly Handout[] {
  return demoPages(contentRoot).map(([language, page]) => ({
    ...{ names: renditionNames(handoutName(language), "document"), layout: "document", language },
    ...{ title: page.title, source: handoutMarkdown({ ...page, language }) },
    publisher: publisherIn(contentRoot, language),
  }));
}

function demoPages(contentRoot: string): (readonly [Language, z.output<typeof demoPage.schema>])[] {
  return [...readCopyFile(contentRoot, demoPage).languages].flatMap(([code, data]) =>
    data ? [[code, data as z.output<typeof demoPage.schema>] as const] : [],
  );
}

function publisherIn(contentRoot: string, language: Language): Publisher {
  const { languages } = readCopyFile(contentRoot, siteSettings);
  const site = languages.get(language) as z.output<typeof siteSettings.schema> | null | undefined;
  return { name: site?.legalName ?? "", address: site ? [...site.address, site.email] : [] };
}

/** Digest of all that a handout's files are made of, which says whether they are still those of the text. */
export function handoutDigest({ layout, language, title, source, publisher }: Handout): string {
  const text = JSON.stringify([layout, language, title, source, publisher]);
  return createHash("sha256").update(text).digest("hex");
}
