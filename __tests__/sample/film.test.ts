import { statSync } from "node:fs";
import path from "node:path";
import { screen, within } from "@testing-library/react";
import { localizedPath } from "../../src/domain/paths";
import { describePage, publicFolder, readPublic } from "./built-page";
import { region } from "./words";

const expected = {
  en: {
    title: "One minute in the forest",
    transcript: "What the film says and shows",
    peat: "Peatlands cover 3% of the world’s land and store nearly 30% of its soil carbon. Keep them wet and they keep it.",
  },
  id: {
    title: "Satu menit di hutan",
    transcript: "Yang dikatakan dan diperlihatkan film ini",
    peat: "Gambut menutupi 3% daratan dunia dan menyimpan hampir 30% karbon tanah dunia. Selama gambut tetap basah, karbon itu tetap tersimpan.",
  },
};

describePage("/film/", expected, (words, language) => {
  const video = () => screen.getByRole("main").querySelector("video");

  test("there is a film of two formats, each below 2 MB", () => {
    expect(screen.getByRole("heading", { level: 1, name: words.title })).toBeInTheDocument();
    expect(video()).toHaveAttribute("preload", "none");
    const files = [...(video()?.querySelectorAll("source") ?? [])].map((source) =>
      source.getAttribute("src"),
    );
    expect(files).toHaveLength(2);
    for (const file of files) {
      expect(statSync(path.join(publicFolder, String(file))).size).toBeLessThan(2_000_000);
    }
  });

  test("it says figures that have sources, in captions and in the transcript", () => {
    expect(within(region(words.transcript)).getByText(words.peat)).toBeInTheDocument();
    const sources = within(region(words.transcript)).getAllByRole("link");
    expect(sources.map((link) => link.getAttribute("href"))).toEqual(
      ["peat-carbon", "peat-land"].map((name) => localizedPath(`/figures/#${name}`, language)),
    );
    const captions = readPublic(String(video()?.querySelector("track[default]")?.getAttribute("src")));
    expect(captions).toContain(words.peat);
    expect(captions.match(/-->/g)).toHaveLength(9);
    expect(captions).toMatch(/ --> 01:00\.000\n.*\n$/);
    expect(video()?.querySelector(`track[default][srclang=${language}]`)).toBeInTheDocument();
  });
});
