import { screen } from "@testing-library/react";
import { ProjectStatus } from "../../../src/components/ProjectCard/ProjectStatus";
import { renderIn } from "../../setup/render";

const words = {
  ongoing: ["Ongoing", "Sedang Berjalan"],
  active: ["Active", "Aktif"],
  phase2: ["Phase 2 active", "Tahap 2 Aktif"],
  expansion: ["Expansion phase", "Fase Perluasan"],
  pilot: ["Pilot project", "Pilot Project"],
  beta: ["Beta", "Beta"],
  available: ["Available", "Tersedia"],
  completed: ["Completed", "Selesai"],
} as const satisfies Record<Queries.ProjectStatus, readonly [string, string]>;

const statuses = Object.keys(words) as Queries.ProjectStatus[];

/** The class that its tone gives a badge. */
function toneOf(language: "en" | "id", status: Queries.ProjectStatus): string {
  const { container, unmount } = renderIn(language, <ProjectStatus status={status} />);
  const tone = container.firstElementChild?.className ?? "";
  unmount();
  return tone;
}

it.each(statuses)("names %s in both languages", (status) => {
  const [english, indonesian] = words[status];
  const { unmount } = renderIn("en", <ProjectStatus status={status} />);
  expect(screen.getByText(english)).toBeVisible();
  unmount();
  renderIn("id", <ProjectStatus status={status} />);
  expect(screen.getByText(indonesian)).toBeVisible();
});

it("looks the same in both languages, and only what is completed is solid", () => {
  for (const status of statuses) expect(toneOf("id", status)).toBe(toneOf("en", status));
  const solid = statuses.filter((status) => toneOf("id", status) === toneOf("en", "completed"));
  expect(solid).toEqual(["completed"]);
});
