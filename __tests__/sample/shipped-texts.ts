import type { PageLocales } from "../../src/i18n/page-text";
import { readPublic } from "./built-page";

/** The result of a page's query: interface strings as JSON, and content. */
interface PageData {
  readonly result: { readonly data: { readonly locales: PageLocales } };
}

/** All texts in a page's page data: content and interface strings. */
export function shippedWith(address: string): ReadonlySet<string> {
  const file = readPublic(`/page-data${address === "/" ? "/index/" : address}page-data.json`);
  const { locales, ...content } = (JSON.parse(file) as PageData).result.data;
  const strings = locales.edges.map(({ node }): unknown => JSON.parse(node.data ?? "{}"));
  return new Set([content, strings].flatMap(textsIn));
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
