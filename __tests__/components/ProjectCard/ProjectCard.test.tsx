import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ProjectCard } from "../../../src/components/ProjectCard/ProjectCard";
import { homeProjects, keyFeatures } from "../../setup/content";
import { renderIn } from "../../setup/render";

function renderCard(language: "en" | "id", changes: Partial<Queries.ProjectCardFragment> = {}) {
  const [project] = homeProjects(language);
  if (!project) throw new Error("no project in the content");
  const card = { ...project, ...changes };
  renderIn(
    language,
    <ProjectCard project={card} keyFeatures={keyFeatures(language)} headingLevel={2} sizes="90vw" />,
  );
}

const learnMore = () => screen.getByRole("link", { name: /^Learn more/ });

it("has the heading level that it is given", () => {
  renderCard("en");
  expect(screen.getByRole("heading", { level: 2, name: "Forest Guardians of Papua" })).toBeVisible();
});

it("shows the year of a project of the catalogue", () => {
  renderCard("en", { year: 2023 });
  expect(screen.getByText("2023")).toBeVisible();
});

it("marks the language of a text that is not translated", () => {
  renderCard("id", { contentLanguage: "en", title: "Untranslated" });
  expect(screen.getByText("Untranslated")).toHaveAttribute("lang", "en");
});

describe.each([
  ["en", "Category", "Forest", "Impact", "Key features", "View details", "Close"],
  ["id", "Kategori", "Hutan", "Dampak", "Fitur utama", "Lihat rincian", "Tutup"],
] as const)("its dialog in %s", (language, category, forest, impact, features, details, close) => {
  async function open() {
    renderCard(language);
    await userEvent.click(screen.getByRole("link"));
    return screen.findByRole("dialog");
  }

  it("shows title, picture, status, category, impact, description and key features", async () => {
    const [project] = homeProjects(language);
    const dialog = within(await open());
    expect(dialog.getByRole("heading", { level: 2, name: project?.title ?? "" })).toBeVisible();
    expect(dialog.getByRole("img", { name: project?.image.alt ?? "" })).toBeVisible();
    expect(dialog.getByText(language === "en" ? "Ongoing" : "Sedang Berjalan")).toBeVisible();
    expect(dialog.getByText(category).nextElementSibling).toHaveTextContent(forest);
    expect(dialog.getByText(impact).nextElementSibling).toHaveTextContent(project?.impact ?? "");
    expect(dialog.getByText(project?.description ?? "")).toBeVisible();
    expect(dialog.getByRole("heading", { level: 3, name: features })).toBeVisible();
    expect(dialog.getAllByRole("listitem").map((item) => item.textContent)).toEqual(keyFeatures(language));
  });

  it("leads to the project's page, and has two buttons to close it", async () => {
    const dialog = within(await open());
    const page = `${language === "id" ? "/id" : ""}/projects/forest-guardians-of-papua/`;
    expect(dialog.getByRole("link", { name: details })).toHaveAttribute("href", page);
    expect(dialog.getAllByRole("button", { name: close })).toHaveLength(2);
  });
});

it.each([
  ["the button in the corner", () => userEvent.click(closeButtons()[0] ?? document.body)],
  ["the button in the foot", () => userEvent.click(closeButtons()[1] ?? document.body)],
  ["Escape", () => userEvent.keyboard("{Escape}")],
])("closes its dialog by %s and focuses the link again", async (_way, close) => {
  renderCard("en");
  await userEvent.click(learnMore());
  expect(await screen.findByRole("dialog")).toHaveFocus();
  await close();
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  await waitFor(() => expect(learnMore()).toHaveFocus());
});

it("opens its dialog from the keyboard", async () => {
  renderCard("en");
  await userEvent.tab();
  expect(learnMore()).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(await screen.findByRole("dialog", { name: "Forest Guardians of Papua" })).toBeVisible();
});

const closeButtons = () => screen.getAllByRole("button", { name: "Close" });
