import { z } from "zod";
import { defineCopyFile } from "../collection";
import { date, group, list, longText, number, setting, text } from "../field";
import { picture } from "../picture";
import { type Demand, demandsOfEach, withRules } from "../rule";
import { searchText } from "./sections";

/** The film's files in `content/`, as `npm run film` makes them; browsers take the first that they can play. */
export const filmFolder = "film";
export const filmFiles = [`${filmFolder}/film.webm`, `${filmFolder}/film.mp4`] as const;

/** What the scenes show: each is a plate that `tools/film/scenes.mjs` moves. */
const pictures = {
  dawn: { en: "Ridges at dawn", id: "Punggungan saat fajar" },
  river: { en: "River with a boat", id: "Sungai dengan perahu" },
  canopy: { en: "Canopy with birds", id: "Tajuk dengan burung" },
  planting: { en: "People with seedlings", id: "Orang membawa bibit" },
  seedling: { en: "Hands with a seedling", id: "Tangan memegang bibit" },
  canal: { en: "Blocked canal", id: "Kanal yang disekat" },
  peat: { en: "Peat, cut open", id: "Gambut, dibelah" },
  plots: { en: "Map with sample plots", id: "Peta dengan petak ukur" },
  night: { en: "Ridges at night", id: "Punggungan di malam hari" },
} as const;

/** Characters that people can read in a second, beside a picture. */
const readingSpeed = 20;

const scene = group(
  {
    picture: setting(pictures, {
      label: { en: "Scene", id: "Adegan" },
      hint: {
        en: "As it is in the film: whoever changes or moves it has to make the film anew",
        id: "Sesuai isi film: siapa pun yang mengubah atau memindahkannya harus membuat ulang filmnya",
      },
      typeName: "FilmPicture",
    }),
    seconds: number({
      label: { en: "Length in seconds", id: "Lama dalam detik" },
      hint: { en: "As long as it is in the film", id: "Selama adegannya di dalam film" },
      min: 2,
      max: 30,
    }),
    says: longText({ label: { en: "Caption", id: "Takarir" }, max: 300 }),
    shows: longText({
      label: { en: "What is to be seen", id: "Yang terlihat" },
      hint: {
        en: "For the transcript, for people who cannot see the film",
        id: "Untuk transkrip, bagi orang yang tidak dapat melihat filmnya",
      },
      max: 300,
    }),
  },
  { label: { en: "Scene", id: "Adegan" }, typeName: "FilmScene" },
);

const fields = z.strictObject({
  seo: searchText(),
  title: text({ label: { en: "Heading", id: "Judul" }, max: 80 }),
  lead: longText({ label: { en: "Introduction", id: "Pengantar" }, max: 300 }),
  published: date({ label: { en: "Published on", id: "Terbit pada" } }),
  image: picture(),
  transcriptTitle: text({ label: { en: "Transcript: heading", id: "Transkrip: judul" }, max: 80 }),
  scenes: list(scene, { label: { en: "Scenes", id: "Adegan" }, min: 1, max: 30 }),
});

/** Demands captions that can be read while they are shown; a figure's name counts as the figure. */
function captionDemands({ scenes }: z.output<typeof fields>): Demand[] {
  return demandsOfEach(scenes, ({ says, seconds }, index) => {
    const most = seconds * readingSpeed;
    if (says.replaceAll(/\{\{claim:[^}]*\}\}/g, "000").length <= most) return [];
    const expected = {
      en: `at most ${most} characters, which can be read in ${seconds} seconds`,
      id: `paling banyak ${most} karakter, yang dapat dibaca dalam ${seconds} detik`,
    };
    return [{ path: ["scenes", index, "says"], expected }];
  });
}

/** Words of the film: its captions and its transcript. The film itself has no words. */
export const filmPage = defineCopyFile({
  name: "film",
  folder: "pages",
  typeName: "FilmPage",
  label: { en: "Film", id: "Film" },
  shareSection: "",
  schema: withRules(fields, captionDemands),
});
