import { defaultLanguage } from "../domain/languages";
import type { Fields } from "../domain/record";
import { hasWrongStart, never, startOf } from "./appearance";
import type { ContentText } from "./content-text";
import type { Problem } from "./problem-text";
import type { Comparison, Demand } from "./rule";

/** The campaigns that claim to be the default one and are no drafts, in the default language. */
export function defaultCampaigns(texts: readonly ContentText[]): ContentText[] {
  return texts.filter(
    ({ name, language, data }) =>
      name.startsWith("donations/") &&
      language === defaultLanguage &&
      data.default === true &&
      startOf(data) !== never,
  );
}

/** Demands that the campaign that every page leads to is always there. */
export function defaultDemands(campaign: Fields): Demand[] {
  const start = startOf(campaign);
  if (!campaign.default || start === "") return [];
  const why = {
    en: "for the campaign shown on /donate/ is always on the site",
    id: "karena kampanye di /donate/ selalu tampil di situs",
  };
  return start === never
    ? [{ path: ["appearance", "draft"], expected: { en: `false, ${why.en}`, id: `nonaktif, ${why.id}` } }]
    : [{ path: ["appearance", "from"], expected: { en: `nothing, ${why.en}`, id: `kosong, ${why.id}` } }];
}

/**
 * The problem of a campaign if another one is the default one, too, or if it is the first of all and none is. Of a
 * campaign it may be unknown whether it is the default one, so a missing one is told once it is known of all.
 */
export function defaultProblems({ text, entries, isLive, words }: Comparison): Problem[] {
  if (!isLive) return [];
  const campaigns = entries("donations").filter(({ language }) => language === defaultLanguage);
  const [first, ...others] = defaultCampaigns(campaigns);
  const isKnown = campaigns.every(
    (each) =>
      !hasWrongStart(each) && (startOf(each.data) === never || typeof each.data.default === "boolean"),
  );
  const isWrong = first ? others.includes(text) : isKnown && text === campaigns[0];
  return isWrong
    ? [{ field: "default", found: first ? words.on : words.off, expected: words.oneDefault }]
    : [];
}
