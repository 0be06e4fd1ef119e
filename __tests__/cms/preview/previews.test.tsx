import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentType } from "react";
import type { DecapPreviewProps } from "../../../src/cms/preview/preview-props";
import { loadTranslators } from "../../../src/cms/preview/preview-strings";
import { registerPreviews } from "../../../src/cms/preview/register-previews";
import { claimsAmong } from "../../../src/cms/texts/shown-figures";
import { parseMarkdownEntry } from "../../../src/content-model/file-text";
import { readTexts } from "../../../src/content-model/read-texts";
import { formatDate } from "../../../src/domain/format";
import type { Fields } from "../../../src/domain/record";
import { hostileMarkdown } from "../../setup/hostile-markdown";
import { languageCodes, type Language } from "../../setup/languages";
import { claimsOf, siteContent } from "../../setup/site";
import { translator } from "../../setup/translator";

/** The claims of the tests' own site. */
const claimTexts = readdirSync(path.join(siteContent, "claims")).flatMap((name) =>
  readTexts(`claims/${name}`, readFileSync(path.join(siteContent, "claims", name), "utf8")),
);

const registered = new Map<string, ComponentType<DecapPreviewProps>>();

beforeAll(async () => {
  const CMS = { registerPreviewStyle: jest.fn(), registerPreviewTemplate: registered.set.bind(registered) };
  const readClaims = (language: Language) => Promise.resolve(claimsAmong(claimTexts, language));
  registerPreviews(CMS as never, await loadTranslators(), readClaims);
});

// jsdom measures no text
beforeAll(() => {
  const box = { actualBoundingBoxAscent: 7, actualBoundingBoxDescent: 2 };
  const measureText = (text: string) => ({
    ...{ ...box, width: text.length, fontBoundingBoxAscent: 10, fontBoundingBoxDescent: 2 },
  });
  HTMLCanvasElement.prototype.getContext = (() => ({ measureText })) as never;
  Object.assign(document, { fonts: { load: () => Promise.resolve([]) } });
});

function content(collection: string, slug: string, language: Language): Fields {
  const file = path.join(siteContent, collection, `${slug}.${language}.md`);
  return parseMarkdownEntry(readFileSync(file, "utf8"));
}

async function preview(collection: string, data: Fields, locale: Language = "en", address = "/asset") {
  const Preview = registered.get(collection);
  if (!Preview) throw new Error(collection);
  const props: DecapPreviewProps = {
    entry: { get: ((key: string) => (key === "slug" ? "slug" : { toJS: () => data })) as never },
    locale,
    getAsset: (file) => ({ toString: () => address && `${address}/${path.basename(file)}` }),
    isLoadingAsset: false,
    document,
  };
  const view = render(<Preview {...props} />);
  await act(() => Promise.resolve());
  return {
    ...view,
    change: async (fields: Fields) => {
      const entry = { get: ((key: string) => (key === "slug" ? "slug" : { toJS: () => fields })) as never };
      view.rerender(<Preview {...props} entry={entry} />);
      await act(() => Promise.resolve());
    },
  };
}

const entries: readonly (readonly [string, string])[] = [
  ["news", "one-chart-for-bitung"],
  ["projects", "dugong-watch"],
  ["resources", "shore-book"],
  ["donations", "meadow-fund"],
];

describe.each(entries)("%s", (collection, slug) => {
  it.each(languageCodes)("is shown as on its page, in %s", async (language) => {
    const data = content(collection, slug, language);
    await preview(collection, data, language);
    expect(screen.getByRole("main")).toHaveAttribute("lang", language);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(String(data.title));
    const [heading = ""] = /(?<=^## ).*/m.exec(String(data.body)) ?? [];
    expect(screen.getByRole("heading", { name: heading })).toBeInTheDocument();
    expect(document.querySelector("main img")).toHaveAttribute(
      "src",
      expect.stringMatching(/^\/asset\/.*\.jpg$/),
    );
  });

  it("is shown while it is still empty", async () => {
    await preview(collection, {});
    expect(screen.getByRole("heading", { level: 1 })).toBeEmptyDOMElement();
  });

  it("follows what is typed", async () => {
    const { change } = await preview(collection, { title: "Wet", body: "One" });
    await change({ title: "Wetter", body: "Two **words**" });
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Wetter");
    expect(screen.getByText("words").tagName).toBe("STRONG");
    expect(screen.queryByText("One")).not.toBeInTheDocument();
  });

  it.each(languageCodes)("is shown as in lists, in %s", async (language) => {
    const { name, title } = content(collection, slug, language);
    await preview(collection, content(collection, slug, language), language);
    await userEvent.click(screen.getByRole("radio", { name: "Di daftar" }));
    const main = within(screen.getByRole("main"));
    expect(main.queryByRole("heading", { level: 1 })).not.toBeInTheDocument();
    expect(main.getAllByText(String(name ?? title))[0]).toBeVisible();
    const goals = main.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(goals.join()).toMatch(collection === "donations" ? "/donate/" : `/${collection}/slug/`);
  });

  it.each(languageCodes)("is shown as where it is shared, in %s", async (language) => {
    const data = content(collection, slug, language);
    await preview(collection, data, language);
    await userEvent.click(screen.getByRole("radio", { name: "Saat dibagikan" }));
    const picture = screen.getByRole("img", { name: String(data.title) });
    await waitFor(() => expect(picture).toHaveTextContent(String(data.title).split(" ")[0] ?? ""));
  });

  it("shows no picture before it is loaded", async () => {
    await preview(collection, content(collection, slug, "en"), "en", "");
    expect(document.querySelector("img[src='']")).toBeNull();
  });
});

describe("the home page", () => {
  it("is in no list, and is shared by its opening words", async () => {
    await preview("home", { hero: { title: "Peat" } });
    expect(screen.queryByRole("radio", { name: "Di daftar" })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole("radio", { name: "Saat dibagikan" }));
    expect(await screen.findByRole("img", { name: "Peat" })).toBeInTheDocument();
  });

  const copy = JSON.parse(readFileSync(path.join(siteContent, "pages/home.json"), "utf8")) as Record<
    Language,
    Fields & { hero: { title: string }; contact: { head: { title: string } } }
  >;

  it.each(languageCodes)("is shown with its words, in %s", async (language) => {
    await preview("home", copy[language], language);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(copy[language].hero.title);
    expect(screen.getByRole("heading", { name: copy[language].contact.head.title })).toBeInTheDocument();
    expect(document.querySelector("main img")).toHaveAttribute("src", "/asset/bay-day-tall.jpg");
  });

  it("is shown while it is still empty", async () => {
    await preview("home", {});
    expect(screen.getByRole("heading", { level: 1 })).toBeEmptyDOMElement();
  });
});

it.each(Object.entries(hostileMarkdown))("%s in a text is harmless", async (_case, body) => {
  const { container } = await preview("news", { title: "Title", body });
  expect(
    container.querySelector("script, iframe, object, embed, svg[onload], base, meta, link, style"),
  ).toBeNull();
  const attributes = [...container.querySelectorAll("*")].flatMap((node) => [...node.attributes]);
  const harmful = attributes.filter(
    ({ name, value }) => name.startsWith("on") || /^\s*(javascript|data):/i.test(value),
  );
  expect(harmful.map(({ name, value }) => `${name}=${value}`)).toEqual([]);
  expect(container.querySelector("[src*='evil.example']")).toBeNull();
});

it.each(languageCodes)("shows figures in place of the names of their claims, in %s", async (language) => {
  const figure = "88%";
  await preview("news", { title: "Now {{claim:jars}}", body: "On the map: {{claim:jars}}." }, language);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(`Now ${figure}`);
  expect(await screen.findByRole("link", { name: figure })).toBeVisible();
  await userEvent.click(screen.getByRole("radio", { name: "Saat dibagikan" }));
  expect(screen.getByRole("img", { name: `Now ${figure}` })).toBeInTheDocument();
});

describe.each(languageCodes)("the figure of a project is as its own entry has it, in %s", (language) => {
  const t = translator(language);
  const marks = {
    jars: `${t("common:claim.share.programme")} · ${t("common:claim.kind.estimated")}`,
    dugongs: "",
  };

  it.each([
    ["jars", ">88%", "Halaman"],
    ["jars", ">88%", "Di daftar"],
    ["dugongs", "19", "Halaman"],
  ] as const)("%s, %s, %s", async (claim, figure, view) => {
    const data = { ...content("projects", "seaweed-ropes", language), impact: "at sea", claim };
    await preview("projects", data, language);
    await userEvent.click(screen.getByRole("radio", { name: view }));
    const [impact] = await screen.findAllByText(`${figure} at sea`);
    const note = impact?.closest("details");
    expect(note?.parentElement?.querySelector(":scope > small")?.textContent ?? "").toBe(marks[claim]);
    expect(note).toHaveTextContent(claimsOf(language).find(({ slug }) => slug === claim)?.counts ?? "");
    expect(note).toHaveTextContent(formatDate("2021-05-06", language));
  });
});

it("shows tables and pictures of a text", async () => {
  await preview("news", { body: "| Where |\n| - |\n| Peat |\n\n![A nursery](../images/nursery.jpg)" });
  expect(within(screen.getByRole("table")).getByRole("cell", { name: "Peat" })).toBeInTheDocument();
  expect(screen.getByRole("img", { name: "A nursery" })).toHaveAttribute("src", "/asset/nursery.jpg");
});

it("sends nothing", async () => {
  await preview("donations", content("donations", "meadow-fund", "en"));
  const submitted = jest.fn<undefined, [SubmitEvent]>();
  document.addEventListener("submit", submitted, { once: true });
  const [form] = document.querySelectorAll("form");
  const event = new Event("submit", { bubbles: true, cancelable: true });
  form?.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
});

it("is light or dark", async () => {
  await preview("news", {});
  expect(document.documentElement.dataset.theme).toBe("light");
  await userEvent.click(screen.getByRole("radio", { name: "Gelap" }));
  expect(document.documentElement.dataset.theme).toBe("dark");
});
