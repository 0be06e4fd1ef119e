import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { DemoView } from "../../../src/views/demo/DemoView";
import { prerenderIn, renderIn } from "../../setup/render";
import { expectTexts } from "../../setup/shows";
import { demoContent, demoWords } from "./demo-page";

const show = (language: keyof typeof expected = "en") =>
  renderIn(language, <DemoView page={demoContent(language)} />, "/demo/");

const expected = {
  en: {
    minutes: "15 minutes",
    updated: "Last updated June 1, 2024",
    tabs: ["Overview 2", "Features 6", "Testimonials 4", "Resources 4"],
    regions: ["Overview", "Features", "Testimonials", "Resources"],
    contents: "Demo contents",
    toggle: ["Play the demo", "Pause the demo"],
    download: "Download the text (Markdown, 1.9 kB)",
    file: /^Download /,
    size: "2 kB",
    links: { Back: "/", "Contact our team": "/#contact", "Open the sample dashboard": "/tracking/" },
  },
  id: {
    minutes: "15 menit",
    updated: "Terakhir diperbarui 1 Juni 2024",
    tabs: ["Ikhtisar 2", "Fitur 6", "Testimoni 4", "Sumber daya 4"],
    regions: ["Ikhtisar", "Fitur", "Testimoni", "Sumber daya"],
    contents: "Isi demo",
    toggle: ["Putar demo", "Jeda demo"],
    download: "Unduh teksnya (Markdown, 1,9 kB)",
    file: /^Unduh /,
    size: "2 kB",
    links: { Kembali: "/id/", "Hubungi tim kami": "/id/#contact", "Buka contoh dasbor": "/id/tracking/" },
  },
} as const;

const panelOf = (id: string) => document.getElementById(id);

beforeEach(() => history.replaceState(null, "", "/demo/"));

describe.each(["en", "id"] as const)("in %s", (language) => {
  const words = expected[language];

  test("badges say how long it takes and when it was updated", () => {
    const { container } = show(language);
    expect(screen.getByText(words.minutes)).toBeVisible();
    const date = container.querySelector("time");
    expect(date).toHaveAttribute("datetime", "2024-06-01");
    expect(date?.parentElement).toHaveTextContent(words.updated);
  });

  test("without scripts, links lead to panels that all show their words", () => {
    const { container } = prerenderIn(language, <DemoView page={demoContent(language)} />, "/demo/");
    const links = within(screen.getByRole("navigation", { name: words.contents })).getAllByRole("link");
    expect(links.map((link) => link.textContent)).toEqual(words.tabs);
    for (const [index, link] of links.entries()) {
      const panel = screen.getByRole("region", { name: words.regions[index] });
      expect(link).toHaveAttribute("href", `#${panel.id}`);
      expect(
        within(panel).getByRole("heading", { level: 2, name: words.regions[index] }),
      ).toBeInTheDocument();
    }
    const { overview, features, testimonials, resources } = demoWords(language);
    const titles = [...overview.cards, ...features.cards, ...resources.items];
    expectTexts(container, [...titles.map(({ title, text }) => ({ title, text })), testimonials.quotes]);
  });

  test("the play button toggles between play and pause", async () => {
    const user = userEvent.setup();
    const [play, pause] = words.toggle;
    show(language);
    await user.click(screen.getByRole("button", { name: play }));
    expect(screen.queryByRole("button", { name: play })).toBeNull();
    await user.click(screen.getByRole("button", { name: pause }));
    expect(screen.getByRole("button", { name: play })).toBeVisible();
  });

  test("the text can be downloaded, its kind and size said", () => {
    show(language);
    const download = screen.getByRole("link", { name: words.download });
    expect(download).toHaveAttribute("href", `/demo/tajuk-demo.${language}.md`);
    expect(download).toHaveAttribute("download");
  });

  test("four resources are files of this language, their kind and size said", () => {
    history.replaceState(null, "", "/demo/#resources");
    show(language);
    const panel = screen.getByRole("tabpanel", { name: words.regions[3] });
    const downloads = within(panel).getAllByRole("link", { name: words.file });
    expect(downloads.map((link) => link.getAttribute("href"))).toEqual([
      `/static/demo-getting-started.${language}.md`,
      `/static/emissions-inventory-template.${language}.csv`,
      `/static/demo-board-slides.${language}.md`,
      `/static/demo-audit-checklist.${language}.md`,
    ]);
    expect(within(panel).getAllByText(`MD, ${words.size}`)).toHaveLength(3);
    expect(within(panel).getAllByText(`CSV, ${words.size}`)).toHaveLength(1);
  });

  test.each(Object.entries(words.links))("%s leads on", (name, path) => {
    show(language);
    expect(screen.getByRole("link", { name })).toHaveAttribute("href", path);
  });

  test("the closing card says what to do next", () => {
    show(language);
    const { closingTitle, closingLead } = demoWords(language);
    expect(screen.getByRole("region", { name: closingTitle })).toHaveTextContent(closingLead);
  });
});

test("tabs show one panel at a time, by arrow keys too, and keep it in the address", async () => {
  const user = userEvent.setup();
  show();
  const overview = screen.getByRole("tab", { name: "Overview 2", selected: true });
  expect(screen.queryByRole("navigation", { name: "Demo contents" })).toBeNull();
  expect(screen.getByRole("tabpanel")).toBe(panelOf("overview"));
  await user.click(screen.getByRole("tab", { name: "Features 6" }));
  expect(location.hash).toBe("#features");
  expect(screen.getByRole("tabpanel", { name: "Features" })).toBe(panelOf("features"));
  expect(panelOf("overview")).not.toBeVisible();
  await user.keyboard("{ArrowRight}{ArrowRight}{ArrowRight}");
  expect(overview).toHaveFocus();
  expect(overview).toHaveAttribute("aria-selected", "true");
  expect(location.hash).toBe("#overview");
  await user.keyboard("{ArrowLeft}{ArrowLeft}{Home}{End}x");
  expect(screen.getByRole("tab", { selected: true })).toBe(screen.getByRole("tab", { name: "Resources 4" }));
  expect(document.activeElement).toHaveAttribute("href", "#resources");
});

test.each([
  ["#testimonials", "Testimonials 4"],
  ["#unknown", "Overview 2"],
])("a link to %s opens %s", (hash, name) => {
  history.replaceState(null, "", `/demo/${hash}`);
  show();
  expect(screen.getByRole("tab", { name, selected: true })).toBeVisible();
});

test("an address that changes changes the tab", async () => {
  show();
  location.hash = "#resources";
  expect(await screen.findByRole("tab", { name: "Resources 4", selected: true })).toBeVisible();
});
