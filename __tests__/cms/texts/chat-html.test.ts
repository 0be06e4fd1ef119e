import { chatHtml } from "../../../src/cms/texts/chat-html";
import { pastedMarkdown } from "../../../src/cms/texts/read-pasted";

const markdownOf = (text: string) => pastedMarkdown(chatHtml(text) ?? "");

it("makes of the signs of a chat what a text has", () => {
  const message = [
    "*Rapat desa* di Balai, _malam ini_: *_datang semua_*!",
    "",
    "Yang dibawa:",
    "- bibit <sagu> & cangkul",
    "- ~lampu~ senter",
    "1. Gali.",
    "2) Tanam (*dua* per lubang, **bukan** tiga).",
  ];
  expect(markdownOf(message.join("\r\n"))).toBe(
    [
      "**Rapat desa** di Balai, *malam ini*: ***datang semua***!",
      "Yang dibawa:",
      "- bibit \\<sagu> & cangkul\n- ~~lampu~~ senter",
      "1. Gali.\n2. Tanam (**dua** per lubang, **bukan** tiga).",
    ].join("\n\n"),
  );
});

it.each([
  "Satu baris saja.",
  "2*3*4 = 24, dan a_b_c",
  "https://tajuk.example/_a_/*b*c",
  "* * *",
  "- Bayu, ketua",
  "2026. Tahun yang baik",
  "harga ** 5 ** ribu, _ kosong _",
  "~",
])("leaves a text without them alone: %s", (text) => {
  expect(chatHtml(text)).toBeUndefined();
});

it("reads a long line of signs at once", () => {
  expect(chatHtml("*_~".repeat(2000))?.length ?? 0).toBeLessThan(100_000);
});
