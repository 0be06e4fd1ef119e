import { adminPath, inquirySentPath, offlinePath, paymentResultPath, previewFolder } from "./addresses";
import { apiFolder } from "./api-path";

/** Address of the service worker. Its scope is the whole site, so that it has to be at the root. */
export const workerPath = "/sw.js";

/** Address of the list of what can be kept. */
export const packPath = `${offlinePath}pack.json`;

/** Parameter of the offline page's address: the page that was wanted and is not kept. */
export const wantedParameter = "wanted";

/** What visitors choose from. */
export const packParts = ["projects", "guides", "tools", "accounts"] as const;
export type PackPart = (typeof packParts)[number];

/** A page that can be kept. */
export interface PackPage {
  readonly path: string;
  readonly language: string;
  /** Undefined for the pages that are kept whatever is chosen, such as the home page. */
  readonly part?: PackPart;
  /** Addresses of the files that the page needs besides those of all pages. */
  readonly files: readonly string[];
}

/** All that can be kept: the field pack. */
export interface Pack {
  readonly pages: readonly PackPage[];
  /** Addresses of the files that all pages need. */
  readonly shared: readonly string[];
  /** Every file, with its bytes and, if its address does not change with its content, a digest. */
  readonly files: Readonly<Record<string, readonly [bytes: number, digest?: string]>>;
  /** By language: what a kept page says of itself, with `{{date}}`, and the words of the link that tries again. */
  readonly words: Readonly<Record<string, { readonly kept: string; readonly again: string }>>;
}

/** What a visitor has chosen to keep. */
export interface PackChoice {
  readonly parts: readonly PackPart[];
  readonly languages: readonly string[];
}

/** The pages of a choice. */
export function chosenPages(pack: Pack, { parts, languages }: PackChoice): readonly PackPage[] {
  return pack.pages.filter(
    ({ part, language }) => languages.includes(language) && (!part || parts.includes(part)),
  );
}

/** Addresses of all files of a choice, each once: what all pages need comes first. */
export function chosenFiles(pack: Pack, choice: PackChoice): readonly string[] {
  return [...new Set([...pack.shared, ...chosenPages(pack, choice).flatMap(({ files }) => files)])];
}

/** Bytes of files, as they are kept. */
export function sizeOf(pack: Pack, files: readonly string[]): number {
  return files.reduce((sum, file) => sum + (pack.files[file]?.[0] ?? 0), 0);
}

/** What is never kept: the editors' area, answers of the server, and previews, which may be taken back. */
const unkeptFolders = [adminPath, apiFolder, previewFolder];

/** Pages about one visitor, and those that make sense only with signal. */
const unkeptPages = [paymentResultPath, inquirySentPath, "/cms-access/"];

/** Whether what is at a path of any language may be kept. */
export function isKept(path: string): boolean {
  return (
    !unkeptFolders.some((folder) => `${path}/`.startsWith(folder)) &&
    !unkeptPages.some((page) => path.endsWith(page))
  );
}

/** Whether a path is that of a page for reading without signal. The page that lists the kept pages does not count. */
export function isKeptPage(path: string): boolean {
  return path.endsWith("/") && isKept(path) && !path.endsWith(offlinePath);
}

/** Address of a page's data for client-side navigation. */
export function pageDataPath(path: string): string {
  return `/page-data${path === "/" ? "/index" : path.replace(/\/$/, "")}/page-data.json`;
}
