import type common from "../../locales/en/common.json";
import type demo from "../../locales/en/demo.json";
import type donate from "../../locales/en/donate.json";
import type evidence from "../../locales/en/evidence.json";
import type figures from "../../locales/en/figures.json";
import type film from "../../locales/en/film.json";
import type forms from "../../locales/en/forms.json";
import type home from "../../locales/en/home.json";
import type news from "../../locales/en/news.json";
import type notFound from "../../locales/en/notFound.json";
import type offline from "../../locales/en/offline.json";
import type projects from "../../locales/en/projects.json";
import type resources from "../../locales/en/resources.json";
import type search from "../../locales/en/search.json";
import type server from "../../locales/en/server.json";
import type share from "../../locales/en/share.json";
import type tracking from "../../locales/en/tracking.json";
import type transparency from "../../locales/en/transparency.json";
import type uiTest from "../../locales/en/uiTest.json";
import type { StringPath, TextValues } from "../domain/texts";

/** The English interface strings, by namespace: one file `locales/en/<namespace>.json` each. */
interface Resources {
  readonly common: typeof common;
  readonly demo: typeof demo;
  readonly donate: typeof donate;
  readonly evidence: typeof evidence;
  readonly figures: typeof figures;
  readonly film: typeof film;
  readonly forms: typeof forms;
  readonly home: typeof home;
  readonly news: typeof news;
  readonly notFound: typeof notFound;
  readonly offline: typeof offline;
  readonly projects: typeof projects;
  readonly resources: typeof resources;
  readonly search: typeof search;
  readonly server: typeof server;
  readonly share: typeof share;
  readonly tracking: typeof tracking;
  readonly transparency: typeof transparency;
  readonly uiTest: typeof uiTest;
}

/** A file of strings, `locales/<language>/<namespace>.json`. */
export type Namespace = keyof Resources;

/** `namespace:path.to.string`, written in full wherever it is used so that it can be searched for. */
export type TranslationKey = {
  [Each in Namespace]: `${Each}:${StringPath<Resources[Each]>}`;
}[Namespace];

/** Returns a key's interface string with its placeholders filled, or the key itself if it is unknown. */
export type Translate = (key: TranslationKey, values?: TextValues) => string;
