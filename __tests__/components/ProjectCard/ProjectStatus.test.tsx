import { screen } from "@testing-library/react";
import { ProjectStatus } from "../../../src/components/ProjectCard/ProjectStatus";
import { languageCodes, type Language } from "../../setup/languages";
import { renderIn } from "../../setup/render";
import { translator } from "../../setup/translator";

/** Each status, and whether its badge is solid. */
const solid: Readonly<Record<Queries.ProjectStatus, boolean>> = {
  ongoing: false,
  active: false,
  phase2: false,
  expansion: false,
  pilot: false,
  beta: false,
  available: false,
  completed: true,
};

const statuses = Object.keys(solid) as Queries.ProjectStatus[];

/** The CSS class that a badge gets from its tone. */
function toneOf(language: Language, status: Queries.ProjectStatus): string {
  const { container, unmount } = renderIn(language, <ProjectStatus status={status} />);
  const tone = container.firstElementChild?.className ?? "";
  unmount();
  return tone;
}

describe.each(languageCodes)("in %s", (language) => {
  it.each(statuses)("names %s", (status) => {
    renderIn(language, <ProjectStatus status={status} />);
    expect(screen.getByText(translator(language)(`projects:status.${status}`))).toBeVisible();
  });

  it("looks the same as in English, and only what is completed is solid", () => {
    for (const status of statuses) {
      const tone = toneOf(language, status);
      expect(tone).toBe(toneOf("en", status));
      expect(tone === toneOf("en", "completed")).toBe(solid[status]);
    }
  });
});
