import { existsSync } from "node:fs";
import path from "node:path";
import type { CreateNodeArgs, GatsbyNode, Node } from "gatsby";
import type { FileSystemNode } from "gatsby-source-filesystem";
import { defaultLanguage, languageCodes } from "../../i18n/languages";
import { localizedPath } from "../../i18n/paths";
import { copyFileAt, copyFilePath, entryFile, entryPath, type EntryFile } from "../content/entry-file";
import type { RawEntry } from "../content/parse-file";
import { readCopyFile, readEntry, type ReadResult } from "../content/read-entry";
import { contentSourceName, sourceTypes } from "../node-types";
import { problemList } from "../validation/validate-content";

interface DomainNode {
  readonly type: string;
  readonly language: string;
  readonly contentLanguage: string;
  readonly key: string;
  readonly data: RawEntry;
}

/** Makes the nodes that pages query (`NewsArticle`, `HomePage`, …) from Markdown and JSON files. */
export const createDomainNodes: NonNullable<GatsbyNode["onCreateNode"]> = (args) => {
  const { node } = args;
  if (node.internal.type === sourceTypes.markdown) {
    const file = node.parent ? contentFile(args.getNode(node.parent)) : null;
    const entry = file && entryFile(file.relativePath);
    if (file && entry) createEntryNodes(args, contentRootOf(file), entry);
  } else if (node.internal.type === sourceTypes.file) {
    const file = contentFile(node);
    const copyFile = file && copyFileAt(file.relativePath);
    if (file && copyFile) createCopyNodes(args, contentRootOf(file), copyFilePath(copyFile));
  }
};

function createEntryNodes(args: CreateNodeArgs, contentRoot: string, entry: EntryFile): void {
  const { collection, slug, language } = entry;
  const data = dataOrReport(args, entryPath(collection, slug, language), readEntry(contentRoot, entry));
  if (!data) return;
  for (const shownIn of languagesOf(contentRoot, entry)) {
    createDomainNode(args, {
      type: collection.typeName,
      language: shownIn,
      contentLanguage: language,
      key: slug,
      data: { ...data, slug, path: localizedPath(`${collection.basePath}${slug}/`, shownIn) },
    });
  }
}

/** The languages that show this file: its own and, for an original, those without a translation. */
function languagesOf(contentRoot: string, { collection, slug, language }: EntryFile): string[] {
  if (language !== defaultLanguage) return [language];
  const translated = (code: string) => existsSync(path.join(contentRoot, entryPath(collection, slug, code)));
  return languageCodes.filter((code) => code === language || !translated(code));
}

function createCopyNodes(args: CreateNodeArgs, contentRoot: string, file: string): void {
  const copyFile = copyFileAt(file);
  if (!copyFile) return;
  const results = readCopyFile(contentRoot, copyFile);
  for (const language of languageCodes) {
    const contentLanguage = results.has(language) ? language : defaultLanguage;
    const result = results.get(contentLanguage);
    const data = result && dataOrReport(args, file, result);
    if (data) createDomainNode(args, { type: copyFile.typeName, language, contentLanguage, key: file, data });
  }
}

function createDomainNode(args: CreateNodeArgs, { type, language, contentLanguage, key, data }: DomainNode) {
  const { actions, createContentDigest, createNodeId, node } = args;
  const fields = { ...data, language, contentLanguage };
  const domainNode = {
    ...fields,
    id: createNodeId(`${type} ${key} ${language}`),
    parent: node.id,
    children: [],
    internal: { type, contentDigest: createContentDigest(fields) },
  };
  void actions.createNode(domainNode);
  actions.createParentChildLink({ parent: node, child: domainNode });
}

/** In `develop` a broken entry is reported and left out; a build has stopped before it comes here. */
function dataOrReport({ reporter }: CreateNodeArgs, file: string, result: ReadResult): RawEntry | null {
  if (result.data) return result.data;
  reporter.error(problemList(result.problems.map((problem) => ({ file, ...problem }))));
  return null;
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
