import { existsSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode, Node, NodePluginArgs } from "gatsby";
import type { FileSystemNode } from "gatsby-source-filesystem";
import { isOnSite, keyOf } from "../../content-model/appearance";
import { collections, copyFiles } from "../../content-model/content-model";
import { copyFileAt, entryFile, entryPath, type EntryFile } from "../../content-model/entry-file";
import { previewPath } from "../../domain/addresses";
import { defaultLanguage, languageCodes, type Language } from "../../domain/languages";
import { localizedPath } from "../../domain/paths";
import { buildDay } from "../content/build-day";
import { readCopyFile } from "../content/read-copy-file";
import { readEntry } from "../content/read-entry";
import { textState } from "../content/text-state";
import { contentSourceName, sourceTypes } from "../node-types";
import { inFile } from "../validation/content-problem";
import { printFileProblems } from "../validation/print-problems";
import { countedValues, permitValues } from "./counted-fields";
import {
  createDomainNode,
  deleteFallbackNodes,
  deleteNodesOf,
  deleteOtherLanguages,
  type Source,
} from "./domain-node";
import { figuresIn, filledIn } from "./figures";

/** Creates the nodes that pages query (`NewsArticle`, `HomePage`, …) when a file appears or changes. */
export const createDomainNodes: NonNullable<GatsbyNode["onCreateNode"]> = (args) => {
  createNodesOf(args, args.node);
};

/**
 * Recreates the nodes of every file at each start. Gatsby would keep the cached nodes of unchanged files, but
 * nodes also depend on the model, on the shared values of the default-language text and on which
 * translations exist.
 */
export const refreshDomainNodes: NonNullable<GatsbyNode["sourceNodes"]> = (args) => {
  for (const { typeName } of [...collections, ...copyFiles]) deleteOtherLanguages(args, typeName);
  for (const type of Object.values(sourceTypes)) {
    for (const node of args.getNodesByType(type)) createNodesOf(args, node);
  }
};

function createNodesOf(args: NodePluginArgs, node: Node): void {
  const isMarkdown = node.internal.type === sourceTypes.markdown;
  const file = contentFile(isMarkdown && node.parent ? args.getNode(node.parent) : node);
  if (!file || !existsSync(file.absolutePath)) return;
  const source = { node, contentRoot: contentRootOf(file), file: file.relativePath };
  if (isMarkdown) createEntryNodes(args, source);
  else createCopyNodes(args, source);
}

function createEntryNodes(args: NodePluginArgs, source: Source): void {
  const entry = entryFile(source.file);
  if (!entry) return;
  const { collection, slug, language } = entry;
  const { data, problems } = readEntry(source.contentRoot, entry);
  // In `develop`, a broken entry is reported and left out; a build has already stopped at this point.
  printFileProblems(source.file, inFile(source.file, problems));
  const type = collection.typeName;
  if (!data) {
    deleteNodesOf(args, source, { type, key: slug, contentLanguage: language });
    return;
  }
  const onSite = isOnSite(data, buildDay);
  const key = onSite ? undefined : keyOf(data);
  const address = key ? previewPath(key, collection.name, slug) : collection.path({ ...data, slug });
  const figures = figuresIn(source.contentRoot, data, language);
  const state = textState(source.contentRoot, source.file, language);
  deleteFallbackNodes(args, source, { type, key: slug, language });
  for (const shownIn of languagesOf(source.contentRoot, entry)) {
    createDomainNode(args, source, {
      type,
      language: shownIn,
      contentLanguage: language,
      key: slug,
      data: {
        ...filledIn(data, figures),
        figures,
        ...countedValues(source.contentRoot, entry, data, shownIn),
        ...state,
        slug,
        onSite,
        path: localizedPath(address, shownIn),
      },
    });
  }
}

/** The languages that show this file: its own and, if that is the first one finished, those without a text. */
function languagesOf(contentRoot: string, { collection, slug, language }: EntryFile): string[] {
  const isWritten = (code: Language) =>
    existsSync(path.join(contentRoot, entryPath(collection, slug, code))) &&
    !readEntry(contentRoot, { collection, slug, language: code }).unfinished;
  const written = languageCodes.filter(isWritten);
  return languageCodes.filter((code) => code === language || (language === written[0] && !isWritten(code)));
}

function createCopyNodes(args: NodePluginArgs, source: Source): void {
  const { contentRoot, file } = source;
  const copyFile = copyFileAt(file);
  if (!copyFile) return;
  const { languages, problems } = readCopyFile(contentRoot, copyFile);
  printFileProblems(file, inFile(file, problems));
  for (const language of languageCodes) {
    const contentLanguage = languages.get(language) ? language : defaultLanguage;
    const data = languages.get(contentLanguage);
    const type = copyFile.typeName;
    if (!data) continue;
    const figures = figuresIn(contentRoot, data, contentLanguage);
    const state = textState(contentRoot, file, contentLanguage);
    createDomainNode(args, source, {
      ...{ type, language, contentLanguage, key: file },
      data: { ...filledIn(data, figures), figures, ...permitValues(copyFile, data), ...state },
    });
  }
}

function contentFile(node: Node | undefined): FileSystemNode | null {
  const file = node as FileSystemNode | undefined;
  return file?.internal.type === sourceTypes.file && file.sourceInstanceName === contentSourceName
    ? file
    : null;
}

function contentRootOf({ absolutePath, relativePath }: FileSystemNode): string {
  return path.resolve(absolutePath, path.relative(relativePath, ""));
}
