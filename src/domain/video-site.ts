import { intlLocale } from "./languages";

/** Sites that show videos; of these, pages show a still picture that leads there, and no frame. */
const sites: Readonly<Record<string, string>> = {
  "youtube.com": "YouTube",
  "youtu.be": "YouTube",
  "vimeo.com": "Vimeo",
  "tiktok.com": "TikTok",
};

/** The names of these sites, as a sentence lists them: `YouTube, Vimeo, or TikTok`. */
export function videoSites(language: string): string {
  const names = [...new Set(Object.values(sites))];
  return new Intl.ListFormat(intlLocale(language), { type: "disjunction" }).format(names);
}

/** The name of the site that an address leads to, if it is one for videos: `YouTube`. */
export function videoSite(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { hostname } = new URL(address);
  return Object.entries(sites).find(([host]) => hostname === host || hostname.endsWith(`.${host}`))?.[1];
}
