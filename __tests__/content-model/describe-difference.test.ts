import { z } from "zod";
import { describeDifference } from "../../src/content-model/describe-difference";
import { choice, date, group, imageFile, list, number, setting, text } from "../../src/content-model/field";
import { problemSentence } from "../../src/content-model/problem-text";
import type { Difference } from "../../src/content-model/shared-fields";

const label = { en: "Label", id: "Label" };
const icons = { leaf: { en: "Leaf", id: "Daun" }, people: { en: "Community", id: "Komunitas" } };

const schema = z.strictObject({
  day: date({ label }),
  phone: text({ label, shared: true }),
  image: imageFile({ label }),
  status: choice(["open", "closed"], "projects:status", { label }),
  tiers: list(group({ amount: number({ label }), icon: setting(icons, { label }) }, { label }), { label }),
});

const amount = { path: ["tiers", 2, "amount"], found: 100, expected: 50 };

it("names both values and the text that decides", () => {
  expect(describeDifference(amount, schema, "id")).toMatchObject({
    field: "tiers.2.amount",
    found: "100",
    expected: "50, as in the English text",
  });
  expect(describeDifference(amount, schema, "id", "id").expected).toBe(
    "50, seperti pada teks bahasa Inggris",
  );
});

/** What an editor is told in English and in Indonesian. */
const told = (difference: Difference) =>
  (["en", "id"] as const).map((wordsIn) =>
    problemSentence(describeDifference(difference, schema, "id", wordsIn), wordsIn),
  );

it.each<[string, Difference, string, string]>([
  [
    "a number",
    amount,
    "found 100, expected 50, as in the English text",
    "ditemukan 100, seharusnya 50, seperti pada teks bahasa Inggris",
  ],
  [
    "a choice as the form shows it",
    { path: ["tiers", 0, "icon"], found: "people", expected: "leaf" },
    "found “Community”, expected “Leaf”, as in the English text",
    "ditemukan “Komunitas”, seharusnya “Daun”, seperti pada teks bahasa Inggris",
  ],
  [
    "a day, and one that the other text lacks",
    { path: ["day"], found: "2025-10-01", expected: undefined },
    "found 1 October 2025, expected nothing, as in the English text",
    "ditemukan 1 Oktober 2025, seharusnya kosong, seperti pada teks bahasa Inggris",
  ],
  [
    "a file by its name",
    { path: ["image"], found: "../images/a.jpg", expected: "../images/b.jpg" },
    "found “a.jpg”, expected “b.jpg”, as in the English text",
    "ditemukan “a.jpg”, seharusnya “b.jpg”, seperti pada teks bahasa Inggris",
  ],
  [
    "a choice that only the site has words for",
    { path: ["status"], found: "open", expected: "closed" },
    "not the same as in the English text",
    "tidak sama dengan teks bahasa Inggris",
  ],
  [
    "lists of different lengths",
    { path: ["tiers"], found: [1], expected: [1, 2] },
    "the Indonesian list has 1 item, the English one 2 items: add or remove what only one of them has",
    "daftar bahasa Indonesia berisi 1 butir, daftar bahasa Inggris 2 butir: tambahkan atau hapus yang hanya ada di salah satunya",
  ],
  [
    "lists in different orders",
    { path: ["tiers"], found: [1, 2], expected: [2, 1], isReordered: true },
    "the Indonesian list is in another order than the English one: move its items in the same way",
    "urutan daftar bahasa Indonesia berbeda dari daftar bahasa Inggris: pindahkan butir-butirnya dengan cara yang sama",
  ],
])("tells of %s", (_what, difference, english, indonesian) => {
  expect(told(difference)).toEqual([english, indonesian]);
});
