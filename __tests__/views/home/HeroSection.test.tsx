import { screen } from "@testing-library/react";
import { localizedPath } from "../../../src/domain/paths";
import { HeroSection } from "../../../src/views/home/HeroSection";
import { languageCodes } from "../../setup/languages";
import { renderIn } from "../../setup/render";
import { expectTexts } from "../../setup/shows";
import { homePageOf } from "../../setup/site";
import { translator } from "../../setup/translator";

describe.each(languageCodes)("the hero in %s", (language) => {
  const t = translator(language);
  const { hero } = homePageOf(language);

  it("says what the site is about", () => {
    const { container } = renderIn(language, <HeroSection hero={hero} hasFilm />);
    const { title, lead, alt } = hero;
    expectTexts(container, { title, lead, alt });
    expect(screen.getByRole("heading", { level: 1, name: title })).toBeInTheDocument();
    expect(screen.getByRole("region", { name: title })).toBeInTheDocument();
  });

  it("leads to giving and to the projects", () => {
    renderIn(language, <HeroSection hero={hero} hasFilm />);
    const link = (name: string) => screen.getByRole("link", { name });
    expect(link(t("common:donate"))).toHaveAttribute("href", localizedPath("/donate/", language));
    expect(link(t("home:hero.explore"))).toHaveAttribute("href", localizedPath("/projects/", language));
  });

  it("leads to the film, if there is one", () => {
    const { unmount } = renderIn(language, <HeroSection hero={hero} hasFilm={false} />);
    expect(screen.queryByRole("link", { name: t("common:watchFilm") })).not.toBeInTheDocument();
    unmount();
    renderIn(language, <HeroSection hero={hero} hasFilm />);
    const film = screen.getByRole("link", { name: t("common:watchFilm") });
    expect(film).toHaveAttribute("href", localizedPath("/film/", language));
  });
});
