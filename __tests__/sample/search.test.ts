import { readPublic } from "./built-page";

/** Words of people's questions that our pages answer in other words of their own. */
const asked = {
  en: ["director", "annual", "overhead", "failures", "reusing", "licence", "complain", "phone", "volunteer"],
  id: [
    "direktur",
    "tahunan",
    "operasional",
    "kegagalan",
    "lisensi",
    "melapor",
    "kontak",
    "telepon",
    "relawan",
  ],
} as const;

test.each(["en", "id"] as const)("the search in %s knows the words that people ask with", (language) => {
  const known = JSON.parse(readPublic(`pagefind/words.${language}.json`)) as readonly string[];
  expect(asked[language].filter((word) => !known.includes(word))).toEqual([]);
});
