import { readFileSync } from "node:fs";
import path from "node:path";
import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentType } from "react";
import type { PreviewProps } from "../../../src/cms/preview/preview-props";
import { loadTranslators } from "../../../src/cms/preview/preview-strings";
import { registerPreviews } from "../../../src/cms/preview/register-previews";
import { parseMarkdownEntry } from "../../../src/content-model/file-text";
import { languageCodes, type Language } from "../../../src/domain/languages";
import type { Fields } from "../../../src/domain/record";
import { hostileMarkdown } from "../../setup/hostile-markdown";
import { siteContent } from "../../setup/site";

const registered = new Map<string, ComponentType<PreviewProps>>();

beforeAll(async () => {
  const CMS = { registerPreviewStyle: jest.fn(), registerPreviewTemplate: registered.set.bind(registered) };
  registerPreviews(CMS as never, await loadTranslators());
});

function content(collection: string, slug: string, language: Language): Fields {
  const file = path.join(siteContent, collection, `${slug}.${language}.md`);
  return parseMarkdownEntry(readFileSync(file, "utf8"));
}

async function preview(collection: string, data: Fields, locale: Language = "en", address = "/asset") {
  const Preview = registered.get(collection);
  if (!Preview) throw new Error(collection);
  const props: PreviewProps = {
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

  it("shows no picture before it is loaded", async () => {
    await preview(collection, content(collection, slug, "en"), "en", "");
    expect(document.querySelector("img[src='']")).toBeNull();
  });
});

describe("the home page", () => {
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
