import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ProjectCard } from "../../../src/components/ProjectCard/ProjectCard";
import { localizedPath } from "../../../src/domain/paths";
import { languageCodes, type Language } from "../../setup/languages";
import { renderIn } from "../../setup/render";
import { projectsOf } from "../../setup/site";
import { translator } from "../../setup/translator";

function projectIn(language: Language): Queries.ProjectCardFragment {
  const [project] = projectsOf(language, "home");
  if (!project) throw new Error("The tests' own site has no project on its home page.");
  return project;
}

function renderCard(language: Language, changes: Partial<Queries.ProjectCardFragment> = {}) {
  const card = { ...projectIn(language), ...changes };
  renderIn(language, <ProjectCard project={card} headingLevel={2} sizes="90vw" />);
}

const english = translator("en");
const learnMore = () => screen.getByRole("link", { name: new RegExp(english("projects:learnMore")) });
const closeButtons = () => screen.getAllByRole("button", { name: english("common:close") });

it("has the heading level that it is given", () => {
  renderCard("en");
  expect(screen.getByRole("heading", { level: 2, name: projectIn("en").title })).toBeVisible();
});

it("shows the year of a project of the catalogue", () => {
  renderCard("en", { year: 2023 });
  expect(screen.getByText("2023")).toBeVisible();
});

it("marks the language of a text that is not translated", () => {
  renderCard("id", { contentLanguage: "en", title: "Untranslated" });
  expect(screen.getByText("Untranslated")).toHaveAttribute("lang", "en");
});

describe.each(languageCodes)("its dialog in %s", (language) => {
  const t = translator(language);
  const { title, slug, image, status, category, impact, description } = projectIn(language);

  async function open(changes: Partial<Queries.ProjectCardFragment> = {}) {
    renderCard(language, changes);
    await userEvent.click(screen.getByRole("link", { name: `${t("projects:learnMore")}: ${title}` }));
    return within(await screen.findByRole("dialog", { name: title }));
  }

  it("shows title, picture, status, category, impact and description", async () => {
    const dialog = await open();
    expect(dialog.getByRole("heading", { level: 2, name: title })).toBeVisible();
    expect(dialog.getByRole("img", { name: image.alt })).toBeVisible();
    expect(dialog.getByText(t(`projects:status.${status}`))).toBeVisible();
    const valueOf = (term: string) => dialog.getByText(term, { selector: "dt" }).nextElementSibling;
    expect(valueOf(t("projects:dialog.category"))).toHaveTextContent(t(`projects:category.${category}`));
    expect(valueOf(t("projects:dialog.impact"))).toHaveTextContent(impact);
    expect(dialog.getByText(description)).toBeVisible();
  });

  it("has the project's own key features", async () => {
    const dialog = await open({ features: ["A rope a day", "Knots by hand"] });
    expect(dialog.getByRole("heading", { level: 3, name: t("projects:dialog.keyFeatures") })).toBeVisible();
    const features = dialog.getAllByRole("listitem").map((item) => item.textContent);
    expect(features).toEqual(["A rope a day", "Knots by hand"]);
  });

  it("has no heading for key features where there are none", async () => {
    const dialog = await open({ features: null });
    expect(dialog.queryByText(t("projects:dialog.keyFeatures"))).not.toBeInTheDocument();
  });

  it("leads to the project's page, and has two buttons to close it", async () => {
    const dialog = await open();
    const details = dialog.getByRole("link", { name: t("projects:dialog.viewDetails") });
    expect(details).toHaveAttribute("href", localizedPath(`/projects/${slug}/`, language));
    expect(dialog.getAllByRole("button", { name: t("common:close") })).toHaveLength(2);
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
  renderCard("en", { claim: null });
  await userEvent.tab();
  expect(learnMore()).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(await screen.findByRole("dialog", { name: projectIn("en").title })).toBeVisible();
});
