import { group, longText, optional, text } from "../field";

/** Title and description for search engines and shared links. */
export function searchText() {
  return group(
    {
      title: text({
        label: { en: "Title in search results", id: "Judul di hasil pencarian" },
        max: 70,
      }),
      description: longText({
        label: { en: "Description in search results", id: "Deskripsi di hasil pencarian" },
        max: 170,
      }),
    },
    { label: { en: "Search engines", id: "Mesin pencari" }, typeName: "SearchText" },
  );
}

/** Heading of a home page section with its height in the forest. */
export function sectionHead() {
  return group(
    {
      height: text({ label: { en: "Height in the forest", id: "Ketinggian di hutan" }, max: 12 }),
      layer: text({ label: { en: "Layer of the forest", id: "Lapisan hutan" }, max: 30 }),
      title: text({ label: { en: "Heading", id: "Judul" }, max: 100 }),
      lead: optional(longText({ label: { en: "Introduction", id: "Pengantar" }, max: 400 })),
    },
    { label: { en: "Heading", id: "Judul bagian" }, typeName: "SectionHead" },
  );
}

/** A title with a short text: principles, steps, feature cards. */
export function titledText(typeName = "TitledText") {
  return group(
    {
      title: text({ label: { en: "Title", id: "Judul" }, max: 80 }),
      text: longText({ label: { en: "Text", id: "Teks" }, max: 400 }),
    },
    { label: { en: "Item", id: "Butir" }, typeName },
  );
}
