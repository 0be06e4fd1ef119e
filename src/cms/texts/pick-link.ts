import { never, startOf } from "../../content-model/appearance";
import { leadsAnywhere, referenceTargets } from "../../content-model/broken-references";
import { collections, copyFiles } from "../../content-model/content-model";
import { type ContentText, textFor, titleOf } from "../../content-model/content-text";
import type { AdminLanguage } from "../../content-model/field-info";
import { isNoAddress } from "../../content-model/link-problems";
import { homePage } from "../../content-model/pages/home";
import { sitePages } from "../../content-model/site-pages";
import { formatDate } from "../../domain/format";
import type { ChosenLink } from "../../patches/link-prompt";
import { pathOfOwn } from "./own-address";
import { pick, type Option } from "./pick";
import { pickTexts } from "./pick-texts";

/** Value of the button that takes a link away. */
const none = "none";

/**
 * Lets the editor pick a page of the site, or type an address, which has to lead somewhere.
 *
 * @param address that of the link which has the cursor; empty if there is none
 */
export async function pickLink(
  texts: readonly ContentText[],
  address: string,
  language: AdminLanguage,
): Promise<ChosenLink | undefined> {
  const t = pickTexts[language];
  const options = pageOptions(texts, language);
  const targets = referenceTargets(texts);
  const picked = await pick({
    ...{ title: t.link, label: t.linkLabel, options, typed: address },
    read: (typed) => {
      const value = asAddress(typed);
      if (value === undefined) return undefined;
      const page = options.find((option) => option.value === value);
      // the search itself finds a page by its path
      if (page) return value === typed ? undefined : page;
      return leadsAnywhere(value, targets) ? { value, name: t.typed, note: value } : t.noPage;
    },
    ...(address !== "" && { other: [t.unlink, none] as const }),
  });
  if (picked === undefined) return undefined;
  if (picked === none) return { address: "", words: "" };
  return { address: picked, words: options.find(({ value }) => value === picked)?.name ?? picked };
}

/** The pages of the site in the editor's language, found by their titles in every language. */
function pageOptions(texts: readonly ContentText[], language: AdminLanguage): Option[] {
  const t = pickTexts[language];
  const entries = [...new Set(texts.map(({ name }) => name))].flatMap((entry) => {
    const versions = texts.filter(({ name }) => name === entry);
    const shown = textFor(language, versions);
    const value = versions.find(({ address }) => address)?.address;
    if (!shown || !value) return [];
    const kind = collections.find(({ name }) => shown.name.startsWith(`${name}/`))?.singular[language];
    const start = versions.map(({ data }) => startOf(data)).find(Boolean) ?? "";
    const state = start === never ? t.draft : start && t.from(formatDate(start, language));
    const note = [kind, value, state].filter(Boolean).join(" · ");
    return [{ value, name: titleOf(shown), note, also: versions.map(titleOf).join(" ") }];
  });
  const pages = [
    ...copyFiles.map(({ name, label }) => [name === homePage.name ? "/" : `/${name}/`, label] as const),
    ...collections.map(({ basePath, label }) => [basePath, label] as const),
  ];
  const others = pages.flatMap(([value, label], index) => {
    const isFirst = pages.findIndex(([address]) => address === value) === index;
    if (!isFirst || !sitePages.has(value) || entries.some((entry) => entry.value === value)) return [];
    const also = Object.values(label).join(" ");
    return [{ value, name: label[language], note: `${t.page} · ${value}`, also }];
  });
  return [...others, ...entries];
}

/** What was typed as an address, such as `halo@organisasi.example`; undefined if it is none. */
function asAddress(typed: string): string | undefined {
  const path = pathOfOwn(typed);
  if (path !== undefined) return path;
  if (isNoAddress(typed)) return undefined;
  if (/^(?:https?:\/\/\S+\.\S|mailto:\S+@|tel:\S|\/)\S*$/.test(typed)) return typed;
  if (/^[^\s@/]+@[^\s@]+\.[^\s@]+$/.test(typed)) return `mailto:${typed}`;
  return /^[\w-]+(?:\.[\w-]+)+(?:\/\S*)?$/.test(typed) ? `https://${typed}` : undefined;
}
