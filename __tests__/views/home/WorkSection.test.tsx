import { screen, within } from "@testing-library/react";
import { basePaths } from "../../../src/domain/addresses";
import { localizedPath } from "../../../src/domain/paths";
import { WorkSection } from "../../../src/views/home/WorkSection";
import { languageCodes } from "../../setup/languages";
import { renderIn } from "../../setup/render";
import { expectTexts } from "../../setup/shows";
import { homePageOf } from "../../setup/site";

describe.each(languageCodes)("our work in %s", (language) => {
  const { work } = homePageOf(language);
  const { head, principles, methodsTitle, focusAreas } = work;

  function articles() {
    renderIn(language, <WorkSection work={work} />);
    return screen.getAllByRole("article").map((article) => ({ article, parts: within(article) }));
  }

  it("shows the principles and the focus areas with every word of theirs", () => {
    const { container } = renderIn(language, <WorkSection work={work} />);
    expectTexts(container, { head, principles, methodsTitle, focusAreas });
    expect(screen.getByRole("region", { name: head.title })).toHaveAttribute("id", "work");
  });

  it("leads to the accounts and the figures that prove them", () => {
    renderIn(language, <WorkSection work={work} />);
    for (const path of [basePaths.reports, basePaths.claims]) {
      const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
      expect(links).toContain(localizedPath(path, language));
    }
  });

  it("lists the principles", () => {
    renderIn(language, <WorkSection work={work} />);
    expect(screen.getAllByRole("list")[0]?.children).toHaveLength(principles.length);
  });

  it("has the focus areas with their methods", () => {
    const found = articles().map(({ parts }) => ({
      title: parts.getByRole("heading", { level: 3 }).textContent,
      // on phones, whose width jsdom stands for, they are hidden until they are opened
      methods: parts.getAllByRole("listitem", { hidden: true }).map(({ textContent }) => textContent),
    }));
    expect(found).toEqual(focusAreas.map(({ title, methods }) => ({ title, methods })));
    expect(screen.getAllByRole("heading", { level: 4, name: methodsTitle })).toHaveLength(focusAreas.length);
  });

  it("tells what was achieved where something was", () => {
    const captions = articles().map(({ article }) => article.querySelector("figcaption")?.textContent);
    const achievements = focusAreas.map(({ achievement }) => achievement?.text);
    expect(achievements).toContain(undefined);
    expect(captions).toHaveLength(achievements.length);
    for (const [index, text] of achievements.entries()) {
      if (text) expect(captions[index]).toContain(text);
      else expect(captions[index]).toBeUndefined();
    }
  });
});
