import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode, NodePluginArgs } from "gatsby";
import { chapters } from "../../content-model/chapters";
import type { Collection } from "../../content-model/collection";
import { projects } from "../../content-model/projects";
import { reports } from "../../content-model/reports";
import { resources } from "../../content-model/resources";
import { accountPaths, basePaths, isHashed, offlinePath } from "../../domain/addresses";
import { languageCodes } from "../../domain/languages";
import {
  packPath,
  pageDataPath,
  type Pack,
  type PackPage,
  type PackPart,
  workerPath,
} from "../../domain/offline";
import { languageOf, localizedPath } from "../../domain/paths";
import { findText } from "../../domain/texts";
import { stringsIn } from "../content/strings-in";
import { builtPages, publicFolder } from "../files/built-pages";
import { componentScripts } from "../files/component-scripts";
import { writePublicFile } from "../files/public-file";
import { entryNodes, type EntryNode } from "../nodes/domain-node";
import { bundleWorker } from "./bundle-worker";
import { documentFiles, pageFiles } from "./page-assets";

/** Pages that are kept whatever is chosen, and that lead to the others. */
const always = ["/", basePaths.projects, basePaths.resources];

/** Files that every page shows, besides its scripts and font. */
const pictures = ["/favicon.svg", "/pattern-kawung-paper.svg", "/pattern-kawung-ink.svg"];

/** Code that pages fetch later, and that has to be there without signal: see `load-waiting.ts`. */
const laterChunks = ["waiting"];

/** Writes the list of what can be kept, and the service worker, after everything that changes a page. */
export const writeFieldPack: NonNullable<GatsbyNode["onPostBuild"]> = async (args) => {
  const pack = JSON.stringify(fieldPack(args));
  writePublicFile(args.store, packPath, pack);
  writePublicFile(args.store, workerPath, await bundleWorker(digest(pack)));
};

function fieldPack(args: Pick<NodePluginArgs, "getNodesByType" | "store">): Pack {
  const folder = publicFolder(args.store);
  const chunks = componentScripts(folder);
  const parts = packedPages(args);
  const offlinePages = languageCodes.map((code) => localizedPath(offlinePath, code));
  const pages: PackPage[] = [];
  const shared = new Set<string>([
    "/page-data/app-data.json",
    ...pictures,
    ...laterChunks.flatMap((name) => chunks[name] ?? []),
  ]);
  for (const page of builtPages(args)) {
    const isOffline = offlinePages.includes(page.path);
    const packed = parts.get(page.path);
    if (!isOffline && packed === undefined) continue;
    const data = pageDataPath(page.path);
    const files = [page.path, data, ...pageFiles(page.html, read(folder, data), chunks)];
    documentFiles(page.html)
      .filter((file) => !files.includes(file))
      .forEach((file) => shared.add(file));
    if (isOffline) files.forEach((file) => shared.add(file));
    else pages.push({ path: page.path, language: languageOf(page.path), ...packed, files });
  }
  const exists = (file: string) => existsSync(diskFile(folder, file));
  const own = pages.map((page) => ({
    ...page,
    files: page.files.filter((file) => !shared.has(file) && exists(file)),
  }));
  const common = [...shared].filter(exists);
  const all = new Set([...common, ...own.flatMap(({ files }) => files)]);
  return {
    pages: own,
    shared: common,
    files: Object.fromEntries([...all].map((file) => [file, facts(folder, file)])),
    words: Object.fromEntries(languageCodes.map((code) => [code, wordsIn(code)])),
  };
}

function wordsIn(language: string): Pack["words"][string] {
  const offline = stringsIn(process.cwd(), language, "offline");
  const t = (key: string) => findText({ offline }, language, key);
  return { kept: t("offline:kept.note"), again: t("offline:wanted.again") };
}

/** The part that each page belongs to, by its path. */
function packedPages(nodes: Pick<NodePluginArgs, "getNodesByType">) {
  const parts = new Map<string, { readonly part?: PackPart }>();
  for (const code of languageCodes) {
    always.forEach((page) => parts.set(localizedPath(page, code), {}));
    accountPaths.forEach((page) => parts.set(localizedPath(page, code), { part: "accounts" }));
  }
  const add = ({ typeName }: Collection, partOf: (node: EntryNode) => PackPart) => {
    for (const node of entryNodes(nodes, typeName)) {
      if (node.onSite) parts.set(node.path, { part: partOf(node) });
    }
  };
  add(projects, () => "projects");
  add(resources, ({ type }) => (type === "template" ? "tools" : "guides"));
  add(chapters, () => "guides");
  add(reports, () => "accounts");
  return parts;
}

function facts(folder: string, file: string): Pack["files"][string] {
  const content = readFileSync(diskFile(folder, file));
  return isHashed(file) ? [content.byteLength] : [content.byteLength, digest(content)];
}

function read(folder: string, file: string): string {
  return readFileSync(diskFile(folder, file), "utf8");
}

function diskFile(folder: string, address: string): string {
  return path.join(folder, address.endsWith("/") ? `${address}index.html` : address);
}

function digest(content: string | Buffer): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 16);
}
