import { z } from "zod";
import { defineCopyFile } from "../collection";
import { choice, date, file, group, list, longText, number, optional, setting, text } from "../field";
import { layout, layoutDemand } from "../layout";
import { picture } from "../picture";
import { type Demand, demandsOfEach, withRules } from "../rule";
import { searchText } from "./sections";

const icons = {
  satellite: { en: "Satellite", id: "Satelit" },
  report: { en: "Report", id: "Laporan" },
  chart: { en: "Chart", id: "Grafik" },
  map: { en: "Map", id: "Peta" },
  water: { en: "Water", id: "Air" },
  layers: { en: "Layers", id: "Lapisan" },
  shield: { en: "Shield", id: "Perisai" },
  database: { en: "Database", id: "Basis data" },
} as const;

const kinds = ["guide", "template", "slides", "checklist"] as const;

const card = group(
  {
    icon: setting(icons, { label: { en: "Icon", id: "Ikon" }, typeName: "DemoIcon" }),
    title: text({ label: { en: "Title", id: "Judul" }, max: 60 }),
    text: longText({ label: { en: "Text", id: "Teks" }, max: 240 }),
  },
  { label: { en: "Card", id: "Kartu" }, typeName: "DemoCard" },
);

const testimonial = group(
  {
    quote: longText({ label: { en: "Words", id: "Ucapan" }, max: 300 }),
    person: text({ label: { en: "Person", id: "Orang" }, max: 60 }),
    role: text({ label: { en: "Title", id: "Jabatan" }, max: 80 }),
  },
  { label: { en: "Testimonial", id: "Testimoni" }, typeName: "DemoTestimonial" },
);

const resource = group(
  {
    kind: choice(kinds, "demo:kind", { label: { en: "Kind", id: "Jenis" }, typeName: "DemoResourceKind" }),
    title: text({ label: { en: "Title", id: "Judul" }, max: 80 }),
    text: longText({ label: { en: "Text", id: "Teks" }, max: 160 }),
    file: file({
      label: { en: "File to download", id: "Berkas unduhan" },
      hint: { en: "Markdown, CSV, PDF, Word or Excel", id: "Markdown, CSV, PDF, Word, atau Excel" },
    }),
    layout: layout(),
  },
  { label: { en: "Resource", id: "Bahan" }, typeName: "DemoResource" },
);

const panelTitle = () => text({ label: { en: "Tab and heading", id: "Tab dan judul" }, max: 24 });

function cardsPanel(en: string, id: string) {
  const cards = list(card, { label: { en: "Cards", id: "Kartu" }, min: 1, max: 12 });
  return group({ title: panelTitle(), cards }, { label: { en, id }, typeName: "DemoCardsPanel" });
}

const fields = z.strictObject({
  seo: searchText(),
  title: text({ label: { en: "Heading", id: "Judul" }, max: 80 }),
  lead: longText({ label: { en: "Introduction", id: "Pengantar" }, max: 300 }),
  minutes: number({ label: { en: "Length in minutes", id: "Lama dalam menit" }, min: 1, max: 600 }),
  updatedLabel: text({ label: { en: "Words before the date", id: "Kata sebelum tanggal" }, max: 30 }),
  updated: date({ label: { en: "Last updated", id: "Terakhir diperbarui" } }),
  image: picture(),
  note: longText({ label: { en: "Note below the picture", id: "Catatan di bawah gambar" }, max: 300 }),
  overview: cardsPanel("Overview", "Ikhtisar"),
  features: cardsPanel("Features", "Fitur"),
  testimonials: group(
    {
      title: panelTitle(),
      sample: optional(
        longText({
          label: { en: "Notice that they are made up", id: "Pemberitahuan bahwa testimoni ini rekaan" },
          hint: { en: "While they are samples", id: "Selama masih contoh" },
          max: 200,
        }),
      ),
      quotes: list(testimonial, { label: { en: "Testimonials", id: "Testimoni" }, min: 1, max: 12 }),
    },
    { label: { en: "Testimonials", id: "Testimoni" } },
  ),
  resources: group(
    {
      title: panelTitle(),
      items: list(resource, { label: { en: "Resources", id: "Pustaka" }, min: 1, max: 12 }),
    },
    { label: { en: "Resources", id: "Pustaka" } },
  ),
  closingTitle: text({ label: { en: "Closing: heading", id: "Penutup: judul" }, max: 80 }),
  closingLead: longText({ label: { en: "Closing: text", id: "Penutup: teks" }, max: 240 }),
});

/** Demands texts that the layouts can be made of. */
function fileDemands({ resources }: z.output<typeof fields>): Demand[] {
  return demandsOfEach(resources.items, ({ file: download, layout: chosen }, index) => {
    const unfit = layoutDemand(chosen, download);
    return unfit ? [{ path: ["resources", "items", index, "layout"], ...unfit }] : [];
  });
}

/** Words and files of the product demo. */
export const demoPage = defineCopyFile({
  name: "demo",
  folder: "pages",
  typeName: "DemoPage",
  label: { en: "Product demo", id: "Demo produk" },
  shareSection: "",
  schema: withRules(fields, fileDemands),
});
