import { z } from "zod";
import { defineCopyFile } from "../collection";
import { group, list, longText, pageAddress, text, toggle } from "../field";
import { searchText, titledText } from "./sections";

const title = (en: string, id: string) =>
  text({ label: { en: `${en}: heading`, id: `${id}: judul` }, max: 80 });

const person = group(
  {
    name: text({ label: { en: "Name", id: "Nama" }, max: 80, shared: true }),
    role: text({ label: { en: "Role", id: "Jabatan" }, max: 120 }),
  },
  { label: { en: "Person", id: "Orang" }, typeName: "ResponsiblePerson" },
);

const people = group(
  {
    title: text({ label: { en: "Heading", id: "Judul" }, max: 60 }),
    people: list(person, { label: { en: "People", id: "Orang" }, min: 1, max: 40 }),
  },
  { label: { en: "Group", id: "Kelompok" }, typeName: "ResponsibleGroup" },
);

const fact = group(
  {
    name: text({ label: { en: "Name", id: "Nama" }, max: 80 }),
    value: text({ label: { en: "Value", id: "Isi" }, max: 160 }),
  },
  { label: { en: "Fact", id: "Fakta" }, typeName: "RegistrationFact" },
);

const promise = group(
  {
    text: text({ label: { en: "Promise", id: "Janji" }, max: 160 }),
    page: pageAddress({
      label: { en: "Page where it is kept", id: "Halaman tempat janji itu ditepati" },
    }),
  },
  { label: { en: "Promise", id: "Janji" }, typeName: "KeptPromise" },
);

/** Words of the page on money, methods and the people who are responsible. */
export const transparencyPage = defineCopyFile({
  name: "transparency",
  folder: "pages",
  typeName: "TransparencyPage",
  label: { en: "Transparency", id: "Keterbukaan" },
  shareSection: "",
  schema: z.strictObject({
    seo: searchText(),
    title: text({ label: { en: "Heading", id: "Judul" }, max: 80 }),
    lead: longText({ label: { en: "Introduction", id: "Pengantar" }, max: 300 }),
    sample: toggle({
      label: { en: "Names and registration are samples", id: "Nama dan pendaftaran hanya contoh" },
      hint: { en: "The page then says so", id: "Halamannya lalu menyatakannya" },
    }),
    sampleMark: text({ label: { en: "Sample: mark", id: "Contoh: tanda" }, max: 40 }),
    sampleNotice: longText({ label: { en: "Sample: notice", id: "Contoh: pemberitahuan" }, max: 300 }),
    reportSample: longText({
      label: { en: "Sample: notice on a report", id: "Contoh: pemberitahuan di laporan" },
      max: 300,
    }),
    reportsTitle: title("Reports", "Laporan"),
    reportsLead: longText({ label: { en: "Reports: introduction", id: "Laporan: pengantar" }, max: 300 }),
    moneyTitle: title("Money in and out", "Uang masuk dan keluar"),
    doneTitle: title("What was done", "Yang dikerjakan"),
    setbacksTitle: title("What went wrong", "Yang tidak berjalan baik"),
    methodsTitle: title("Methods and data", "Metode dan data"),
    methods: list(titledText(), { label: { en: "Methods", id: "Metode" }, min: 1, max: 8 }),
    registrationTitle: title("Registration", "Pendaftaran"),
    registration: list(fact, { label: { en: "Registration", id: "Pendaftaran" }, min: 1, max: 12 }),
    peopleTitle: title("People", "Orang"),
    people: list(people, { label: { en: "Groups of people", id: "Kelompok orang" }, min: 1, max: 6 }),
    complaintsTitle: title("Complaints", "Pengaduan"),
    complaintsLead: longText({
      label: { en: "Complaints: introduction", id: "Pengaduan: pengantar" },
      max: 400,
    }),
    complaints: list(titledText(), {
      label: { en: "Steps of a complaint", id: "Langkah pengaduan" },
      min: 1,
      max: 6,
    }),
    promisesTitle: title("Promises", "Janji"),
    promises: list(promise, { label: { en: "Promises", id: "Janji" }, max: 20 }),
  }),
});
