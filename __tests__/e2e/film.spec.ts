import { expect, test, type Page } from "@playwright/test";
import { filmPath } from "../../src/domain/film";
import { localizedPath } from "../../src/domain/paths";
import { languageCodes } from "../setup/languages";
import { filmPageOf } from "../setup/site";
import { translator } from "../setup/translator";
import { expectAccessible } from "./support/accessibility";
import { readers } from "./support/readers";

/** What of the film has been asked for. */
function filmRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (/\.(webm|mp4)$/.test(request.url())) asked.push(request.url());
  });
  return asked;
}

/** The captions that the page shows at a second, as the browser read them. */
function captionsAt(page: Page, second: number): Promise<(string | null)[]> {
  return page.locator("video").evaluate(async (video: HTMLVideoElement, at) => {
    video.pause();
    const sought = new Promise((done) => video.addEventListener("seeked", done, { once: true }));
    video.currentTime = at;
    await sought;
    const shown = [...video.textTracks].filter(({ mode }) => mode === "showing");
    const cues = shown.flatMap(({ cues }) => [...(cues ?? [])] as VTTCue[]);
    const now = cues.filter(({ startTime, endTime }) => startTime <= at && at < endTime);
    return now.map((cue) => cue.getCueAsHTML().textContent);
  }, second);
}

for (const { language, device } of readers) {
  const t = translator(language);
  const film = filmPageOf(language);
  const address = localizedPath(filmPath, language);
  const [first, second] = film.scenes;

  test.describe(`the film in ${language}`, { tag: device }, () => {
    test("is found from the home page, and loaded when someone plays it, by keyboard too", async ({
      page,
    }) => {
      const asked = filmRequests(page);
      await page.goto(localizedPath("/", language));
      await page.getByRole("link", { name: t("common:watchFilm") }).click();
      await expect(page).toHaveURL(address);
      await expect(page.getByRole("heading", { level: 1, name: film.title })).toBeVisible();
      await expectAccessible(page);
      expect(asked).toEqual([]);
      const video = page.locator("video");
      await video.focus();
      await page.keyboard.press("Space");
      await expect
        .poll(() => video.evaluate((node: HTMLVideoElement) => node.currentTime))
        .toBeGreaterThan(0);
      expect(asked[0]).toMatch(/\/static\/.*\/film\.webm$/);
      await expect.poll(() => captionsAt(page, 1)).toEqual([first?.says]);
      await expect.poll(() => captionsAt(page, 4)).toEqual([second?.says]);
    });
  });
}

for (const language of languageCodes) {
  const film = filmPageOf(language);

  test.describe(`without scripts in ${language}`, () => {
    test.use({ javaScriptEnabled: false });

    test("the film is there with its poster, its captions and its transcript @desktop", async ({ page }) => {
      const asked = filmRequests(page);
      await page.goto(localizedPath(filmPath, language));
      const video = page.locator("video[controls][preload=none]:not([autoplay])");
      await expect(video).toBeVisible();
      for (const { says, shows } of film.scenes) {
        for (const text of [says, shows]) await expect(page.getByText(text)).toBeVisible();
      }
      expect(asked).toEqual([]);
      const poster = await page.request.get(String(await video.getAttribute("poster")));
      expect(poster.headers()["content-type"]).toMatch(/^image\//);
      const track = page.locator(`track[default][srclang=${language}]`);
      const captions = await page.request.get(String(await track.getAttribute("src")));
      expect(captions.headers()["content-type"]).toMatch(/^text\/vtt/);
    });
  });
}

test("its files are sent in parts, and kept by browsers as all that never changes @desktop", async ({
  page,
}) => {
  await page.goto(filmPath);
  for (const source of await page.locator("video source").all()) {
    const address = String(await source.getAttribute("src"));
    const part = await page.request.get(address, { headers: { range: "bytes=0-99" } });
    expect(part.status()).toBe(206);
    expect((await part.body()).byteLength).toBe(100);
    expect(part.headers()["content-type"]).toBe(await source.getAttribute("type"));
    expect(part.headers()["cache-control"]).toContain("immutable");
  }
});

test("nothing of it is kept for reading without signal @desktop", async ({ request }) => {
  const pack = await (await request.get("/offline/pack.json")).text();
  expect(pack).not.toMatch(/\.(webm|mp4|vtt)"/);
});
