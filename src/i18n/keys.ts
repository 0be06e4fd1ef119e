import type common from "../../locales/en/common.json";
import type demo from "../../locales/en/demo.json";
import type donate from "../../locales/en/donate.json";
import type forms from "../../locales/en/forms.json";
import type home from "../../locales/en/home.json";
import type news from "../../locales/en/news.json";
import type notFound from "../../locales/en/notFound.json";
import type projects from "../../locales/en/projects.json";
import type resources from "../../locales/en/resources.json";
import type server from "../../locales/en/server.json";
import type share from "../../locales/en/share.json";
import type tracking from "../../locales/en/tracking.json";
import type uiTest from "../../locales/en/uiTest.json";

/** The interface strings of English, by namespace: the file `locales/en/<namespace>.json`. */
interface Resources {
  readonly common: typeof common;
  readonly demo: typeof demo;
  readonly donate: typeof donate;
  readonly forms: typeof forms;
  readonly home: typeof home;
  readonly news: typeof news;
  readonly notFound: typeof notFound;
  readonly projects: typeof projects;
  readonly resources: typeof resources;
  readonly server: typeof server;
  readonly share: typeof share;
  readonly tracking: typeof tracking;
  readonly uiTest: typeof uiTest;
}

type Leaves<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? WithoutPlural<Key> : `${Key}.${Leaves<Tree[Key]>}`;
}[keyof Tree & string];

/** i18next picks `_one` or `_other` by `count`: callers name the key without it. */
type WithoutPlural<Key extends string> =
  Key extends `${infer Stem}_${"zero" | "one" | "two" | "few" | "many" | "other"}` ? Stem : Key;

/** `namespace:path.to.string`, written in full wherever it is used so that it can be searched for. */
export type TranslationKey = {
  [Namespace in keyof Resources]: `${Namespace}:${Leaves<Resources[Namespace]>}`;
}[keyof Resources];

/** The interface string of a key, its placeholders filled. An unknown key gives the key itself. */
export type Translate = (key: TranslationKey, values?: Readonly<Record<string, string | number>>) => string;
