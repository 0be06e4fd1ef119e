import type { Page, Route } from "@playwright/test";
import type { PageLocales } from "../../../src/i18n/page-text";
import { answerRoute } from "./answer-route";

interface PageData {
  readonly result: { readonly data?: { readonly locales?: PageLocales } };
}

interface Strings {
  readonly [key: string]: string | Strings;
}

/**
 * Gives pages the keys of their interface strings in place of the strings, such as `{forms:inquiry.send}`, with the
 * values of a string's placeholders behind it: editors may change the strings of `locales/`. The served HTML has
 * the strings, so that React renders the page anew when its scripts start.
 */
export async function showKeys(page: Page): Promise<void> {
  await page.route(/\/page-data\.json/, (route) => answerRoute(route, () => answerWithKeys(route)));
}

async function answerWithKeys(route: Route): Promise<void> {
  const answer = await route.fetch();
  if (!answer.ok()) return route.fulfill({ response: answer });
  const data = (await answer.json()) as PageData;
  const edges = data.result.data?.locales?.edges ?? [];
  for (const { node } of edges) {
    const strings = JSON.parse(node.data ?? "{}") as Strings;
    Object.assign(node, { data: JSON.stringify(keysOf(strings, `${node.ns}:`)) });
  }
  return route.fulfill({ response: answer, json: data });
}

/** The same strings, each replaced by its key and its placeholders in alphabetical order. */
function keysOf(strings: Strings, prefix: string): Strings {
  const replaced = Object.entries(strings).map(([name, value]) => [
    name,
    typeof value === "string" ? keyOf(prefix + name, value) : keysOf(value, `${prefix}${name}.`),
  ]);
  return Object.fromEntries(replaced) as Strings;
}

function keyOf(key: string, text: string): string {
  const placeholders = [...new Set(text.match(/\{\{\w+\}\}/g))].sort();
  return `{${[key, ...placeholders].join(" ")}}`;
}
