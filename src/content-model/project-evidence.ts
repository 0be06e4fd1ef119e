import { claimKind } from "./claim-kinds";
import {
  claim,
  date,
  group,
  list,
  longText,
  number,
  optional,
  pageAddress,
  setting,
  text,
  toggle,
} from "./field";
import { setback, update } from "./happenings";

const shapes = {
  bars: { en: "Bars: amounts", id: "Batang: jumlah" },
  line: { en: "Line: a level over time", id: "Garis: tinggi suatu ukuran dari waktu ke waktu" },
  depth: { en: "Line downwards: a depth over time", id: "Garis ke bawah: kedalaman dari waktu ke waktu" },
} as const;

const periods = {
  day: { en: "A day", id: "Satu hari" },
  month: { en: "A month", id: "Satu bulan" },
  year: { en: "A year", id: "Satu tahun" },
} as const;

const values = { min: -1_000_000_000, max: 1_000_000_000_000, integer: false };

const point = group(
  {
    date: date({ label: { en: "Date", id: "Tanggal" } }),
    value: number({ label: { en: "Value", id: "Nilai" }, ...values }),
  },
  { label: { en: "Value", id: "Nilai" }, typeName: "SeriesPoint" },
);

const limit = group(
  {
    value: number({ label: { en: "Value", id: "Nilai" }, ...values }),
    name: text({ label: { en: "What it means", id: "Artinya" }, max: 60 }),
  },
  {
    label: { en: "Limit", id: "Ambang" },
    hint: {
      en: "Drawn as a line that the values are compared with",
      id: "Digambar sebagai garis pembanding",
    },
    typeName: "SeriesLimit",
  },
);

const series = group(
  {
    title: text({ label: { en: "Title", id: "Judul" }, max: 80 }),
    unit: text({ label: { en: "Unit", id: "Satuan" }, max: 60 }),
    story: longText({ label: { en: "What can be seen", id: "Yang terlihat" }, max: 400 }),
    counts: longText({ label: { en: "What it counts, and how", id: "Yang dihitung dan caranya" }, max: 300 }),
    shape: setting(shapes, { label: { en: "Drawn as", id: "Digambar sebagai" }, typeName: "SeriesShape" }),
    period: setting(periods, {
      label: { en: "Each value is of", id: "Setiap nilai mencakup" },
      typeName: "SeriesPeriod",
    }),
    points: list(point, {
      label: { en: "Values", id: "Nilai" },
      hint: { en: "In the order of their dates", id: "Menurut urutan tanggal" },
      min: 2,
      max: 60,
      shared: true,
    }),
    limit: optional(limit),
    claim: optional(
      claim({
        label: { en: "Figure that it ends with", id: "Angka pada akhirnya" },
        hint: {
          en: "The last value has to be the same",
          id: "Nilai terakhir harus sama",
        },
      }),
    ),
    kind: claimKind,
    source: text({ label: { en: "Source", id: "Sumber" }, max: 160 }),
  },
  { label: { en: "Series", id: "Deret" }, typeName: "Series" },
);

const document = group(
  {
    title: text({ label: { en: "Title", id: "Judul" }, max: 120 }),
    page: pageAddress({ label: { en: "Page of this site", id: "Halaman situs ini" } }),
  },
  { label: { en: "Document", id: "Dokumen" }, typeName: "ProjectDocument" },
);

/** What shows how a project goes: series of values, what happened, what went wrong, and documents. */
export const projectEvidence = group(
  {
    sample: toggle({
      label: { en: "Sample", id: "Contoh" },
      hint: {
        en: "The page then says that figures, updates and setbacks are made up",
        id: "Halamannya lalu menyatakan bahwa angka, kabar, dan kegagalannya rekaan",
      },
    }),
    series: optional(list(series, { label: { en: "Series of values", id: "Deret nilai" }, max: 3 })),
    updates: optional(list(update, { label: { en: "Updates", id: "Kabar" }, max: 30 })),
    setbacks: optional(
      list(setback, { label: { en: "What went wrong", id: "Yang tidak berjalan baik" }, max: 12 }),
    ),
    documents: optional(list(document, { label: { en: "Documents", id: "Dokumen" }, max: 12 })),
  },
  { label: { en: "Evidence", id: "Bukti" }, typeName: "ProjectEvidence" },
);
