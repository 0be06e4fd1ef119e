import { screen, within } from "@testing-library/react";
import { WorkSection } from "../../../src/views/home/WorkSection";
import { homeCopy, homePage } from "../../setup/home-page";
import { renderIn } from "../../setup/render";
import { expectTexts } from "../../setup/shows";

const facts = {
  en: {
    title: "Slow work, done in the right order",
    areas: ["Forest", "Agroforestry", "Peatland", "Carbon"],
    methods: "How we do it",
    achievements: [/^5,000 .*12 indigenous communities/, /^3,000 .*75 communities/, /^>70%/],
    peat: /cover 3% of .* nearly 30% of its soil carbon/,
  },
  id: {
    title: "Kerja perlahan, dengan urutan yang benar",
    areas: ["Hutan", "Agroforestri", "Gambut", "Karbon"],
    methods: "Cara kami bekerja",
    achievements: [/^5\.000 .*12 masyarakat adat/, /^3\.000 .*75 komunitas/, /^>70%/],
    peat: /menutupi 3% .* hampir 30% karbon tanah/,
  },
} as const;

describe.each(["en", "id"] as const)("our work in %s", (language) => {
  const { title, areas, methods, achievements, peat } = facts[language];

  function articles() {
    renderIn(language, <WorkSection work={homePage(language).work} />);
    return screen.getAllByRole("article").map((article) => ({ article, parts: within(article) }));
  }

  it("shows the principles and the focus areas with every word of theirs", () => {
    const { container } = renderIn(language, <WorkSection work={homePage(language).work} />);
    const { steps, stepsTitle, ...work } = homeCopy(language).work as Record<string, unknown>;
    expect([steps, stepsTitle]).not.toContain(undefined);
    expectTexts(container, work);
    expect(screen.getByRole("region", { name: title })).toHaveAttribute("id", "work");
  });

  it("lists six principles", () => {
    renderIn(language, <WorkSection work={homePage(language).work} />);
    const [principles] = screen.getAllByRole("list");
    expect(principles?.children).toHaveLength(6);
  });

  it("has four focus areas with six methods each", () => {
    const found = articles();
    expect(found.map(({ parts }) => parts.getByRole("heading", { level: 3 }).textContent)).toEqual(areas);
    for (const { parts } of found) {
      expect(parts.getByRole("heading", { level: 4, name: methods })).toBeInTheDocument();
      expect(parts.getAllByRole("listitem")).toHaveLength(6);
    }
  });

  it("tells what was achieved in three of them, and nothing of the carbon work", () => {
    const captions = articles().map(({ article }) => article.querySelector("figcaption")?.textContent);
    expect(captions).toHaveLength(4);
    for (const [index, text] of achievements.entries()) expect(captions[index]).toMatch(text);
    expect(captions[3]).toBeUndefined();
  });

  it("says how much carbon peat holds", () => {
    expect(articles()[2]?.article).toHaveTextContent(peat);
  });
});
