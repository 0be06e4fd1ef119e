import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import type { AdminLanguage } from "../../src/content-model/field-info";
import { siteContent } from "../setup/site";
import { openForm, publish, test } from "./support/admin";
import { inputs, openLibrary } from "./support/admin-form";
import { openRepository } from "./support/github/open-repository";

/** What the area says alike in both languages, by the reason. */
const shared: Readonly<Record<string, RegExp>> = {
  "the switch of the area, which names each language in itself": /^(?:Bahasa Indonesia|English)$/,
  "words of the great dictionary (KBBI) that are English, too": /^(?:Demo|Film|Media|Video)$/,
  "formats of texts": /^Markdown$/,
  "names of pictures": /^[\w-]+\.(?:jpg|png)$/,
};

const reasons = Object.values(shared);

/** Presses a control by its name in either language. */
const press = (page: Page, name: RegExp) =>
  page.getByRole("button", { name }).filter({ visible: true }).first().click();

/** What an editor comes to see, one after the other. */
type Steps = Readonly<Record<string, (page: Page) => Promise<unknown>>>;

const steps: Steps = {
  "signing in": (page) => expect(page.getByRole("button", { name: /^(Login|Masuk)$/ })).toBeVisible(),
  "the desk": async (page) => {
    await press(page, /^(Login|Masuk)$/);
    await expect(page.locator(".tajuk-desk").getByRole("link").first()).toBeVisible();
  },
  "the menu of the account": (page) => press(page, /^(Account options dropdown|Menu akun)$/),
  "a list": (page) => openList(page, "news"),
  "a list in which nothing is found": (page) => page.getByRole("searchbox").fill("zzzz"),
  "the list of strings": (page) => openList(page, "strings"),
  "what was deleted": async (page) => {
    await press(page, /^(Deleted|Terhapus)$/);
    await expect(page.getByRole("dialog")).toBeVisible();
  },
  "a form with lists": (page) => openForm(page, "pages/entries/demo"),
  "an item of a list that is dragged": async (page) => {
    const handles = page.locator('[class*="-DragIconContainer"]').filter({ visible: true });
    await handles.first().hover();
    await page.mouse.down();
    await page.mouse.move(300, 400, { steps: 5 });
  },
  "an item that was dropped": (page) => page.mouse.up(),
  "a form of a new entry": (page) => openForm(page, "news/new"),
  "the parts that a text can have": (page) => press(page, /^(Add Component|Tambah bagian)$/),
  "a choice without a match": (page) => inputs(page, "category").first().fill("zzzz"),
  "the media library": (page) => openLibrary(page),
  "what keeps an entry from being saved": async (page) => {
    await openForm(page, "news/new");
    await publish(page);
    await expect(page.getByRole("dialog")).toBeVisible();
  },
  "an entry that was saved": async (page) => {
    await openForm(page, "news/entries/louder-buoy");
    const title = inputs(page, "title").last();
    await title.fill(`${await title.inputValue()}!`);
    await publish(page);
    await expect(page.getByRole("alert").first()).toBeVisible();
  },
  "what a saved entry can become": (page) => press(page, /^(Saved|Tersimpan)$/),
  "its history": async (page) => {
    await press(page, /^(History|Riwayat)$/);
    await expect(page.getByRole("dialog").locator("details").first()).toBeVisible();
  },
  "where it is used": async (page) => {
    await press(page, /^(Used in|Dipakai di)$/);
    await expect(page.getByRole("dialog")).toBeVisible();
  },
  "a new address for it": async (page) => {
    await press(page, /^(Change address…|Ganti alamat…)$/);
    await expect(page.getByRole("dialog")).toBeVisible();
  },
  "its deletion": async (page) => {
    await press(page, /^(Delete entry|Hapus entri)$/);
    await expect(page.getByRole("dialog")).toBeVisible();
  },
  "an address that leads nowhere": (page) => page.goto("/admin/#/nowhere"),
};

/** What there is to see besides where a save makes a draft, and what a Git host refuses, by its answer. */
const stepsAtHost: Steps = {
  "the drafts, of which there are none": (page) => openDrafts(page),
  "a draft": (page) => saveDraft(page, "Buoy 7"),
  "what a draft can become": (page) => press(page, /^Status: /),
  "the drafts": (page) => openDrafts(page),
  ...Object.fromEntries(
    [401, 403, 404, 422].map((status, index) => [
      `a save that is answered with ${status}`,
      async (page: Page) => {
        await page.route("https://api.github.com/**/git/trees", (route) =>
          route.fulfill({
            status,
            json: { message: "The host said so" },
            headers: { "access-control-allow-origin": "*" },
          }),
        );
        // the form stays open: opened anew, it would ask about the backup of what was not saved
        if (index === 0) await openForm(page, "news/entries/louder-buoy");
        const alerts = page.getByRole("alert");
        const earlier = await alerts.allTextContents();
        await inputs(page, "title").last().fill(`Buoy ${status}`);
        await press(page, /^(Save|Simpan)$/);
        const isTold = async () => (await alerts.allTextContents()).some((text) => !earlier.includes(text));
        await expect.poll(isTold).toBe(true);
      },
    ]),
  ),
};

async function saveDraft(page: Page, title: string): Promise<void> {
  await openForm(page, "news/entries/louder-buoy");
  await inputs(page, "title").last().fill(title);
  await press(page, /^(Save|Simpan)$/);
  await expect(page.getByRole("button", { name: /^Status: / })).toBeVisible();
}

async function openDrafts(page: Page): Promise<void> {
  await page.goto("/admin/#/workflow");
  await expect(
    page.getByRole("heading", { name: /^(Editorial Workflow|Alur kerja redaksi)$/ }),
  ).toBeVisible();
}

async function openList(page: Page, collection: string): Promise<void> {
  await page.goto(`/admin/#/collections/${collection}`);
  await expect(page.locator(".tajuk-list").getByRole("listitem").first()).toBeVisible();
}

/** What is seen or heard on the page, but for what an editor has written: texts, names and descriptions. */
function said(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: (string | null | undefined)[] = [];
    const isGiven = (element: Element | null) =>
      !element?.checkVisibility() ||
      element.closest("[aria-hidden=true], textarea, [data-slate-editor], code");
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) {
      const { parentElement, nodeValue } = nodes.currentNode;
      if (!isGiven(parentElement)) found.push(nodeValue);
    }
    for (const element of document.querySelectorAll("body *")) {
      if (isGiven(element)) continue;
      for (const { name, value } of element.attributes) {
        if (/^(?:aria-(?:label|description|roledescription|valuetext)|title|placeholder|alt)$/.test(name))
          found.push(value);
        if (/^aria-(?:describedby|labelledby|errormessage)$/.test(name))
          for (const id of value.split(" ")) found.push(document.getElementById(id)?.textContent);
      }
    }
    const texts = found.map((text) => (text ?? "").replaceAll(/\s+/g, " ").trim());
    return [...new Set(texts)].filter((text) => /\p{L}{2}/u.test(text));
  });
}

type Walked = ReadonlyMap<string, readonly string[]>;

/** Goes through all steps in a language of the area; what is said at each, once it changes no more. */
async function walk(page: Page, language: string, steps: Steps): Promise<Walked> {
  const walked = new Map<string, readonly string[]>();
  for (const [name, go] of Object.entries(steps)) {
    await test.step(`${language}: ${name}`, async () => {
      // closes what the step before has opened
      await page.keyboard.press("Escape");
      await go(page);
      let before = "";
      const isSame = async () => before === (before = (await said(page)).join("\n"));
      await expect.poll(isSame, { intervals: [500] }).toBe(true);
      walked.set(name, before.split("\n"));
    });
  }
  return walked;
}

/** What is said in both languages at a step, but for what editors have written. */
function saidAlike(english: Walked, indonesian: Walked) {
  const own = written();
  return [...indonesian].flatMap(([step, texts]) =>
    texts
      .filter((text) => english.get(step)?.includes(text) && !own.has(text))
      .map((text) => ({ step, text })),
  );
}

/** Opens the area anew in a language. */
async function openIn(page: Page, language: AdminLanguage): Promise<void> {
  await page.goto("about:blank");
  await page.goto("/admin/");
  await page.evaluate((code) => {
    localStorage.clear();
    localStorage.setItem("cms-language", code);
  }, language);
  await page.reload();
}

/** What editors have written in the content: each line's text, without its key and its marks. */
function written(): Set<string> {
  const files = readdirSync(siteContent, { recursive: true, encoding: "utf8" });
  const lines = files
    .filter((name) => /\.(?:md|ya?ml|json)$/.test(name))
    .flatMap((name) => readFileSync(path.join(siteContent, name), "utf8").split("\n"));
  return new Set(lines.map((line) => line.replace(/^[\s\->]*(?:"?\w+"?: +)?["']?(.*?)["']?,?$/, "$1")));
}

test("nothing is said in Indonesian as it is in English, in any state that an editor comes to @desktop", async ({
  admin,
}, testInfo) => {
  testInfo.setTimeout(600_000);
  const { page } = admin;
  // a form with unsaved changes asks before it is left
  page.on("dialog", (dialog) => void dialog.accept());
  page.setDefaultTimeout(20_000);
  await openIn(page, "en");
  const english = await walk(page, "en", steps);
  await openIn(page, "id");
  const indonesian = await walk(page, "id", steps);
  const alike = saidAlike(english, indonesian);
  expect(alike.filter(({ text }) => !reasons.some((reason) => reason.test(text)))).toEqual([]);
  // a reason for nothing is none
  expect(reasons.filter((reason) => !alike.some(({ text }) => reason.test(text)))).toEqual([]);
  // the refused save and the address that leads nowhere
  admin.noise.length = 0;
});

test("nor is it where a save makes a draft, and where the host refuses one @desktop", async ({
  browser,
}, testInfo) => {
  testInfo.setTimeout(600_000);
  const walkIn = async (language: AdminLanguage) => {
    const page = await browser.newPage();
    page.on("dialog", (dialog) => void dialog.accept());
    page.setDefaultTimeout(20_000);
    const { folder } = await openRepository(page, language);
    const walked = await walk(page, language, stepsAtHost);
    await page.close();
    folder.remove();
    return walked;
  };
  const alike = saidAlike(await walkIn("en"), await walkIn("id"));
  // who is signed in
  const others = alike.filter(({ text }) => text !== "Ayu");
  expect(others.filter(({ text }) => !reasons.some((reason) => reason.test(text)))).toEqual([]);
});
