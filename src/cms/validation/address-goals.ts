import { startOf } from "../../content-model/appearance";
import { collections } from "../../content-model/content-model";
import { textFor, titleOf, type ContentText } from "../../content-model/content-text";
import type { AdminLanguage } from "../../content-model/field-info";
import { publicationOf } from "./told-apart";

/** A page that an old address may lead to. */
export interface AddressGoal {
  /** In the default language. */
  readonly address: string;
  readonly title: string;
  /** What the editor calls its kind. */
  readonly kind: string;
  /** What tells it apart from a page with the same title. */
  readonly mark?: string;
}

const site = { en: { kind: "Lists", home: "Home page" }, id: { kind: "Daftar", home: "Beranda" } } as const;

/**
 * The pages that the address of some files may lead to once they are deleted: the list that their entry was in first,
 * then the home page and the entries that are always on the site, of the same collection first.
 */
export function addressGoals(
  files: readonly string[],
  texts: readonly ContentText[],
  language: AdminLanguage,
): AddressGoal[] {
  const own = texts.find(({ file }) => files.includes(file));
  const isOwn = ({ schema }: Pick<ContentText, "schema">) => schema === own?.schema;
  const sorted = collections.toSorted((one, other) => Number(isOwn(other)) - Number(isOwn(one)));
  const { kind, home } = site[language];
  const lists = sorted
    .slice(0, 1)
    .map(({ basePath, label }) => ({ address: basePath, title: label[language], kind }));
  const entries = sorted.flatMap(({ schema, label }) => {
    const pages = texts.filter(
      (text) => text.schema === schema && text.address && !files.includes(text.file),
    );
    const names = [...new Set(pages.map(({ name }) => name))];
    return names.flatMap((name): AddressGoal[] => {
      const each = pages.filter((text) => text.name === name);
      const shown = textFor(language, each);
      if (!shown?.address || each.some(({ data }) => startOf(data) !== "")) return [];
      const mark = publicationOf(shown, texts, language);
      const { address } = shown;
      return [{ address, title: titleOf(shown), kind: label[language], ...(mark && { mark }) }];
    });
  });
  const all = [...lists, { address: "/", title: home, kind }, ...entries];
  return all.filter(({ address }, index) => all.findIndex((goal) => goal.address === address) === index);
}

/** The address of a deleted entry's page, if visitors may know it. */
export function publicAddress(
  files: readonly string[],
  texts: readonly ContentText[],
  today: string,
): string | undefined {
  const own = texts.filter(({ file }) => files.includes(file));
  return own.every(({ data }) => startOf(data) <= today)
    ? own.find(({ address }) => address)?.address
    : undefined;
}
