import { screen, within } from "@testing-library/react";
import { formatFileSize, formatMinutes } from "../../../src/domain/format";
import { localizedPath } from "../../../src/domain/paths";
import { FilmView } from "../../../src/views/film/FilmView";
import { languageCodes } from "../../setup/languages";
import { plain } from "../../setup/plain";
import { renderIn } from "../../setup/render";
import { filmPageOf } from "../../setup/site";
import { translator } from "../../setup/translator";

describe.each(languageCodes)("in %s", (language) => {
  const t = translator(language);
  const film = filmPageOf(language);
  const address = `https://tajuk.example/${language}/film/`;

  test("is played by the browser, and nothing of it is loaded before", () => {
    const { container } = renderIn(language, <FilmView film={film} address={address} />);
    const video = container.querySelector("video");
    expect(video).toHaveAccessibleName(film.title);
    expect(video).toHaveAttribute("controls");
    expect(video).toHaveAttribute("preload", "none");
    expect(video).not.toHaveAttribute("autoplay");
    expect(video?.getAttribute("poster")).toMatch(/jetty/);
    const sources = [...(video?.querySelectorAll("source") ?? [])].map(({ src, type }) => [src, type]);
    expect(sources).toEqual([
      [expect.stringMatching(/film\.webm$/), "video/webm"],
      [expect.stringMatching(/film\.mp4$/), "video/mp4"],
    ]);
  });

  test("has captions in every language, and shows those of the page", () => {
    const { container } = renderIn(language, <FilmView film={film} address={address} />);
    for (const code of languageCodes) {
      const track = container.querySelector(`track[kind=captions][srclang=${code}]`);
      expect(track).toHaveAttribute("src", localizedPath(`/film/captions.${code}.vtt`, code));
      expect(track?.hasAttribute("default")).toBe(code === language);
    }
  });

  test("says how long it is, and how much it weighs at most", () => {
    renderIn(language, <FilmView film={{ ...film, seconds: 119 }} address={address} />);
    const length = plain(formatMinutes(2, language));
    expect(screen.getByText(new RegExp(plain(t("film:facts", { length }))))).toBeVisible();
    const size = formatFileSize(1230, language);
    expect(screen.getByText(new RegExp(plain(t("film:size", { size }))))).toBeVisible();
  });

  test("its transcript has all that it says and shows, with the time of each scene", () => {
    renderIn(language, <FilmView film={film} address={address} />);
    const transcript = within(screen.getByRole("region", { name: film.transcriptTitle }));
    const [list] = transcript.getAllByRole("list");
    const scenes = within(list ?? document.body).getAllByRole("listitem");
    expect(scenes.map((scene) => scene.querySelector("time")?.textContent)).toEqual(["0:00", "0:02"]);
    film.scenes.forEach(({ says, shows }, index) => {
      for (const text of [says, shows]) expect(scenes[index]).toHaveTextContent(text);
    });
  });

  test("leads to the accounts", () => {
    renderIn(language, <FilmView film={film} address={address} />);
    const link = screen.getByRole("link", { name: t("common:footer.organisation.transparency") });
    expect(link).toHaveAttribute("href", localizedPath("/transparency/", language));
  });

  test("leads from each figure that it says to what is known about it", () => {
    renderIn(language, <FilmView film={film} address={address} />);
    expect(film.claims).toHaveLength(1);
    for (const { slug, figure, title, source } of film.claims) {
      const link = screen.getByRole("link", { name: plain(`${figure} · ${title}`) });
      expect(link).toHaveAttribute("href", localizedPath(`/figures/#${slug}`, language));
      expect(link.closest("li")).toHaveTextContent(source.title);
    }
  });
});

test("a text that is not translated is marked with its language, and so are its captions", () => {
  const film = { ...filmPageOf("en"), language: "id", writtenIn: ["en"] };
  const { container } = renderIn("id", <FilmView film={film} address="https://tajuk.example/id/film/" />);
  expect(screen.getByRole("heading", { name: film.transcriptTitle })).toHaveAttribute("lang", "en");
  const [said] = film.scenes;
  expect(screen.getByText(String(said?.says)).closest("[lang]")).toHaveAttribute("lang", "en");
  expect(container.querySelectorAll("track")).toHaveLength(1);
  expect(container.querySelector("track")).toHaveAttribute("default");
});
