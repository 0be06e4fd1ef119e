import { formatDate, formatFileSize, formatLanguage } from "../domain/format";
import { fieldOf } from "./collection";
import type { ContentNote } from "./content-note";
import type { AdminLanguage } from "./field-info";
import { sectionSwitches } from "./settings/sections";

type Words = Readonly<Record<ContentNote["kind"], (found: string) => string>>;

/** What a note has found, one a line: `“3,000 trees”, “70%”`. */
const listed = (found: string) =>
  found
    .split("\n")
    .map((each) => `“${each}”`)
    .join(", ");

const english: Words = {
  brokenReference: (found) => `${found} leads to nothing, or to something that is not on the site yet`,
  noAlternative: (found) => `the picture ${found} has no alternative text`,
  emptyCategory: (found) => `the category “${found}” has a page, but nothing is in it`,
  needlessRedirect: (found) => `${found} is a page of the site, or is listed twice: this line has no effect`,
  sample: (found) => `${found && `“${found}” is `}a sample: put in what is true of you`,
  draft: () => "a draft: not on the site",
  scheduled: (found) => `appears on ${formatDate(found, "en")}`,
  typedFigure: (found) =>
    `${listed(found)}: typed by hand; a figure that is in the list of figures is better taken from there`,
  pastReview: (found) => `this figure was to be looked at again by ${formatDate(found, "en")}`,
  dueReview: (found) => `this figure is to be looked at again by ${formatDate(found, "en")}`,
  dayAhead: (found) => `this day is still to come: ${formatDate(found, "en")}`,
  pastDeadline: (found) => `this day has passed: ${formatDate(found, "en")}`,
  otherEmail: (found) =>
    `${listed(found)}: no e-mail address of the organisation or of a campaign; is it still right?`,
  formerName: (found) => `${listed(found)}: an earlier name of the organisation; is it still right?`,
  noTranslation: (found) => `there is no text in ${formatLanguage(found, "en")}`,
  olderText: (found) => `this has changed in ${formatLanguage(found, "en")} since`,
  untranslated: (found) => `not translated yet: the same as in ${formatLanguage(found, "en")}`,
  unusedFile: (found) => `no text uses this file (${formatFileSize(Number(found), "en")})`,
  largeFile: (found) => `this file is large: ${formatFileSize(Number(found), "en")}`,
  endingPermit: (found) => `the last day of the permit: ${formatDate(found, "en")}`,
  endedPermit: (found) =>
    `the permit has ended, and the pages hide it; its last day was ${formatDate(found, "en")}`,
  wordyAlternative: (found) =>
    `an alternative text should not begin with “${found}”: readers hear that it is a picture`,
  maintenance: (found) => `the section “${section(found, "en")}” is under maintenance`,
  longMaintenance: (found) =>
    `the section “${section(found, "en")}” has been under maintenance for over a month`,
};

const indonesian: Words = {
  brokenReference: (found) =>
    `${found} tidak mengarah ke mana pun, atau ke sesuatu yang belum tampil di situs`,
  noAlternative: (found) => `gambar ${found} belum memiliki teks alternatif`,
  emptyCategory: (found) => `kategori “${found}” memiliki halaman, tetapi belum ada isinya`,
  needlessRedirect: (found) =>
    `${found} adalah halaman di situs, atau tertulis dua kali: baris ini tidak berpengaruh`,
  sample: (found) => `${found && `“${found}” `}hanya contoh: isilah dengan yang sebenarnya`,
  draft: () => "konsep: belum tampil di situs",
  scheduled: (found) => `tampil mulai ${formatDate(found, "id")}`,
  typedFigure: (found) =>
    `${listed(found)}: diketik langsung; angka yang ada di daftar angka sebaiknya diambil dari sana`,
  pastReview: (found) => `angka ini seharusnya ditinjau lagi paling lambat ${formatDate(found, "id")}`,
  dueReview: (found) => `angka ini perlu ditinjau lagi paling lambat ${formatDate(found, "id")}`,
  dayAhead: (found) => `tanggal ini belum tiba: ${formatDate(found, "id")}`,
  pastDeadline: (found) => `tanggal ini sudah lewat: ${formatDate(found, "id")}`,
  otherEmail: (found) =>
    `${listed(found)}: bukan surel organisasi atau narahubung kampanye; apakah masih benar?`,
  formerName: (found) => `${listed(found)}: nama lama organisasi; apakah masih benar?`,
  noTranslation: (found) => `belum ada teks dalam bahasa ${formatLanguage(found, "id")}`,
  olderText: (found) => `isinya sudah berubah dalam bahasa ${formatLanguage(found, "id")}`,
  untranslated: (found) => `belum diterjemahkan: sama dengan teks bahasa ${formatLanguage(found, "id")}`,
  unusedFile: (found) => `berkas ini tidak dipakai di teks mana pun (${formatFileSize(Number(found), "id")})`,
  largeFile: (found) => `ukuran berkas ini besar: ${formatFileSize(Number(found), "id")}`,
  endingPermit: (found) => `hari terakhir izin: ${formatDate(found, "id")}`,
  endedPermit: (found) =>
    `izin sudah berakhir, dan halaman situs tidak menampilkannya lagi; hari terakhirnya ${formatDate(found, "id")}`,
  wordyAlternative: (found) =>
    `teks alternatif sebaiknya tidak diawali “${found}”: pembaca layar sudah menyebut bahwa ini gambar`,
  maintenance: (found) => `bagian “${section(found, "id")}” sedang diperbaiki`,
  longMaintenance: (found) => `bagian “${section(found, "id")}” sudah lebih dari sebulan dalam perbaikan`,
};

const words: Readonly<Record<AdminLanguage, Words>> = { en: english, id: indonesian };

/** What a note says, without the place that it is about. */
export function noteWords(
  { kind, found }: Pick<ContentNote, "kind" | "found">,
  language: AdminLanguage,
): string {
  return words[language][kind](found);
}

const section = (name: string, language: AdminLanguage) =>
  fieldOf(sectionSwitches, name)?.label[language] ?? name;
