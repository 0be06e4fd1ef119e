import { z } from "zod";
import { defineCopyFile } from "../collection";
import { alternative, claim, group, imageFile, list, longText, optional, setting, text } from "../field";
import { picture } from "../picture";
import { searchText, sectionHead, titledText } from "./sections";

const plate = (en: string, id: string) => imageFile({ label: { en, id } });

const hero = group(
  {
    title: text({ label: { en: "Title", id: "Judul" }, max: 60 }),
    lead: longText({ label: { en: "Introduction", id: "Pengantar" }, max: 300 }),
    alt: alternative({ label: { en: "Alternative text of the picture", id: "Teks alternatif gambar" } }),
    dayWide: plate("Picture by day, wide", "Gambar siang, lebar"),
    dayTall: plate("Picture by day, tall", "Gambar siang, tinggi"),
    nightWide: plate("Picture by night, wide", "Gambar malam, lebar"),
    nightTall: plate("Picture by night, tall", "Gambar malam, tinggi"),
    stats: list(
      group(
        {
          claim: claim({ label: { en: "Figure", id: "Angka" } }),
          label: text({ label: { en: "Label", id: "Keterangan" }, max: 40 }),
        },
        { label: { en: "Figure", id: "Angka" }, typeName: "Stat" },
      ),
      { label: { en: "Figures", id: "Angka" }, min: 3, max: 3 },
    ),
  },
  { label: { en: "Opening", id: "Pembuka" } },
);

const values = {
  community: { en: "Community", id: "Komunitas" },
  science: { en: "Science", id: "Ilmu pengetahuan" },
  transparency: { en: "Transparency", id: "Keterbukaan" },
  innovation: { en: "Innovation", id: "Inovasi" },
} as const;

const about = group(
  {
    head: sectionHead(),
    visionTitle: text({ label: { en: "Vision: heading", id: "Visi: judul" } }),
    vision: longText({ label: { en: "Vision", id: "Visi" }, max: 400 }),
    missionTitle: text({ label: { en: "Mission: heading", id: "Misi: judul" } }),
    mission: list(longText({ label: { en: "Point", id: "Butir" }, max: 240 }), {
      label: { en: "Mission", id: "Misi" },
      min: 1,
      max: 8,
    }),
    image: picture(),
    teamTitle: text({ label: { en: "Team: heading", id: "Tim: judul" } }),
    team: longText({ label: { en: "Team", id: "Tim" }, max: 500 }),
    teamImage: picture(),
    values: list(
      group(
        {
          icon: setting(values, { label: { en: "Icon", id: "Ikon" }, typeName: "ValueIcon" }),
          title: text({ label: { en: "Title", id: "Judul" }, max: 60 }),
          text: longText({ label: { en: "Text", id: "Teks" }, max: 240 }),
        },
        { label: { en: "Value", id: "Nilai" }, typeName: "OrganisationValue" },
      ),
      { label: { en: "Values", id: "Nilai" }, min: 1, max: 8 },
    ),
  },
  { label: { en: "About", id: "Tentang kami" } },
);

const focusArea = group(
  {
    title: text({ label: { en: "Title", id: "Judul" }, max: 60 }),
    intro: longText({ label: { en: "Introduction", id: "Pengantar" }, max: 300 }),
    image: picture(),
    methods: list(text({ label: { en: "Method", id: "Metode" }, max: 80 }), {
      label: { en: "Methods", id: "Metode" },
      min: 1,
      max: 8,
    }),
    achievement: optional(
      group(
        {
          claim: claim({ label: { en: "Figure", id: "Angka" } }),
          text: text({ label: { en: "Text after the figure", id: "Teks setelah angka" }, max: 120 }),
        },
        { label: { en: "Achievement", id: "Pencapaian" }, typeName: "Achievement" },
      ),
    ),
  },
  { label: { en: "Focus area", id: "Bidang kerja" }, typeName: "FocusArea" },
);

const work = group(
  {
    head: sectionHead(),
    principles: list(titledText(), { label: { en: "Principles", id: "Prinsip" }, min: 1, max: 9 }),
    methodsTitle: text({ label: { en: "Methods: heading", id: "Metode: judul" } }),
    focusAreas: list(focusArea, { label: { en: "Focus areas", id: "Bidang kerja" }, min: 1, max: 4 }),
    stepsTitle: text({ label: { en: "Steps: heading", id: "Langkah: judul" } }),
    steps: list(titledText(), { label: { en: "Steps", id: "Langkah" }, min: 1, max: 5 }),
  },
  { label: { en: "Work", id: "Kerja kami" } },
);

const resources = group(
  {
    head: sectionHead(),
    faqTitle: text({ label: { en: "Questions: heading", id: "Pertanyaan: judul" } }),
    faq: list(
      group(
        {
          question: text({ label: { en: "Question", id: "Pertanyaan" }, max: 120 }),
          answer: longText({
            label: { en: "Answer", id: "Jawaban" },
            hint: { en: "A link: [words](/transparency/)", id: "Tautan: [kata](/transparency/)" },
            max: 600,
          }),
        },
        { label: { en: "Question", id: "Pertanyaan" }, typeName: "FrequentQuestion" },
      ),
      { label: { en: "Questions", id: "Pertanyaan" }, max: 20 },
    ),
    contactPrompt: text({
      label: { en: "Text before “Contact our team”", id: "Teks sebelum “Hubungi tim kami”" },
    }),
    freeTitle: text({ label: { en: "Free resources: heading", id: "Bahan gratis: judul" } }),
  },
  { label: { en: "Resources", id: "Pustaka" } },
);

const plainSection = (en: string, id: string) => group({ head: sectionHead() }, { label: { en, id } });

/** All words and pictures of the home page. */
export const homePage = defineCopyFile({
  name: "home",
  folder: "pages",
  typeName: "HomePage",
  label: { en: "Home page", id: "Beranda" },
  shareSection: "",
  schema: z.strictObject({
    seo: searchText(),
    hero,
    about,
    work,
    projects: plainSection("Projects", "Proyek"),
    give: group(
      {
        title: text({ label: { en: "Heading", id: "Judul" }, max: 60 }),
        lead: text({ label: { en: "Text", id: "Teks" } }),
      },
      { label: { en: "Call to donate", id: "Ajakan berdonasi" } },
    ),
    news: plainSection("News", "Berita"),
    resources,
    contact: group({ head: sectionHead(), image: picture() }, { label: { en: "Contact", id: "Kontak" } }),
  }),
});
