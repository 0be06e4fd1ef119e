/** @jest-environment jsdom */
import { readFileSync } from "node:fs";
import { rememberAdminLanguage } from "../../src/cms/interface/admin-language";
import { loadIdentity } from "../../src/cms/load-identity";

interface Widget {
  readonly init: () => void;
  readonly store: { translate: (phrase: string) => string };
}

/** The English phrases in the widget's file, by their names. */
function englishPhrases(): Readonly<Record<string, string>> {
  const file = require.resolve("netlify-identity-widget/build/netlify-identity.js");
  const [, json = ""] = /JSON\.parse\('(\{"log_in":"Log in".*?\})'\)/.exec(readFileSync(file, "utf8")) ?? [];
  return JSON.parse(json.replaceAll("\\'", "'")) as Record<string, string>;
}

/** Loads a widget that speaks English, and returns it. */
async function load(): Promise<Widget> {
  const phrases = englishPhrases();
  const widget = { init: jest.fn(), store: { translate: (phrase: string) => phrases[phrase] ?? phrase } };
  Object.assign(window, { netlifyIdentity: widget });
  const loaded = loadIdentity();
  document.querySelector("script[src='netlify-identity.js']")?.dispatchEvent(new Event("load"));
  await loaded;
  expect(widget.init).toHaveBeenCalled();
  return widget;
}

afterEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
});

it("signs editors in with Indonesian words, every phrase of them", async () => {
  const { store } = await load();
  const english = Object.entries(englishPhrases());
  expect(english.filter(([name, text]) => store.translate(name) === text)).toEqual([]);
});

it("says what it has no words for as it is", async () => {
  const { store } = await load();
  expect(store.translate("Rate limit")).toBe("Rate limit");
});

it("speaks English to who chose that", async () => {
  rememberAdminLanguage("en");
  const { store } = await load();
  expect(store.translate("log_in")).toBe(englishPhrases().log_in);
});
