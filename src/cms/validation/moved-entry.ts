import { titleAmong, type ContentText } from "../../content-model/content-text";
import { entryFile, nameOf, type EntryFile } from "../../content-model/entry-file";
import { slug as slugSchema } from "../../content-model/field";
import type { AdminLanguage } from "../../content-model/field-info";
import { entryText } from "../../content-model/read-texts";
import { slugProblems } from "../../content-model/site-pages";
import { writeTexts, type WrittenFile } from "../../content-model/write-texts";
import { publicAddress } from "./address-goals";
import { mendReferrers, type Deletion } from "./mend-referrers";
import { withRedirect } from "./moved-pages";

const english = {
  invalid: "Use small letters a to z, digits and single hyphens: peat-fire",
  reserved: (address: string) => `${address} belongs to another page of the site.`,
  taken: (title: string) => `“${title}” has this address.`,
};

const words: Readonly<Record<AdminLanguage, typeof english>> = {
  en: english,
  id: {
    invalid: "Pakai huruf kecil a sampai z, angka, dan satu tanda hubung di antaranya: kebakaran-gambut",
    reserved: (address) => `${address} sudah menjadi alamat halaman lain di situs.`,
    taken: (title) => `Alamat ini sudah dipakai “${title}”.`,
  },
};

/** Why an entry cannot have a slug; undefined if it can. */
export function slugRefusal(
  { collection, slug }: Pick<EntryFile, "collection" | "slug">,
  texts: readonly ContentText[],
  language: AdminLanguage,
): string | undefined {
  const t = words[language];
  if (!slugSchema().safeParse(slug).success) return t.invalid;
  if (slugProblems({ collection, slug }).length > 0) return t.reserved(collection.path({ slug }));
  const name = nameOf({ collection, slug });
  return texts.some((text) => text.name === name) ? t.taken(titleAmong(language, name, texts)) : undefined;
}

/**
 * The files of an entry under another slug, then the others, in which all references lead there, with a redirect if
 * its address was public. Undefined if one of them would then break the model.
 */
export function movedEntry(
  { files, texts }: Deletion,
  slug: string,
  today: string,
): readonly WrittenFile[] | undefined {
  const moved = texts.flatMap(({ file, data }) => {
    const entry = files.includes(file) && entryFile(file);
    return entry ? [entryText({ ...entry, slug }, data)] : [];
  });
  const [first] = moved;
  const led = first && mendReferrers({ files, texts: [...texts, ...moved] }, first);
  if (!led) return undefined;
  // what the entry says of itself is led, too
  const own = writeTexts(moved).map((each) => led.find(({ file }) => file === each.file) ?? each);
  const others = led.filter(({ file }) => !own.some((each) => each.file === file));
  const from = publicAddress(files, texts, today);
  const to = first.address;
  return [...own, ...(from && to ? withRedirect(others, texts, { from, to }) : others)];
}
