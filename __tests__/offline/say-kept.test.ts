import type { Pack } from "../../src/domain/offline";
import { keepChoice } from "../../src/offline/kept-files";
import { sayKept } from "../../src/offline/say-kept";
import { putFakeCaches } from "../setup/fake-caches";

const origin = "http://localhost";
const pack: Pack = {
  ...{ shared: [], pages: [], files: {} },
  words: {
    en: { kept: "Kept on {{date}}.", again: "Again" },
    id: { kept: "Disimpan {{date}}.", again: "Lagi" },
  },
};

beforeEach(putFakeCaches);

/** What is shown of a page that is kept. */
async function shown(path: string, headers: Record<string, string>, html = "<body><p>Reef</p></body>") {
  const answer = await sayKept.cachedResponseWillBeUsed?.({
    request: new Request(origin + path),
    cachedResponse: new Response(html, { headers }),
  } as never);
  return { text: await answer?.text(), headers: answer?.headers };
}

// the morning of the sixth where the visitor is, in Jakarta
beforeEach(() => void jest.spyOn(Date.prototype, "getTimezoneOffset").mockReturnValue(-420));
const date = "Mon, 05 May 2031 23:00:00 GMT";

it.each([
  ["/reef/", "Kept on 6 May 2031. ", "Again"],
  ["/id/reef/", "Disimpan 6 Mei 2031. ", "Lagi"],
])("%s says of which day it is, and can be asked for again", async (path, note, again) => {
  await keepChoice(pack, { parts: [], languages: [] });
  const { text, headers } = await shown(path, { date, "content-encoding": "br", "x-frame-options": "DENY" });
  expect(text).toMatch(/^<body><p>Reef<\/p>/);
  expect(text).toContain(`${note}<a href="">${again}</a>`);
  expect(headers?.get("x-frame-options")).toBe("DENY");
  expect(headers?.has("content-encoding")).toBe(false);
});

it("hides the note when another page is opened in its place", async () => {
  await keepChoice(pack, { parts: [], languages: [] });
  const head = '<link data-x="1" rel="canonical" href="https://site.example/reef/"/>';
  const { text } = await shown("/reef/", { date }, `${head}<body></body>`);
  expect(text).toContain('not(:has(link[rel=canonical][href="https://site.example/reef/"]))');
});

it.each(["/offline/", "/id/offline/?wanted=%2Fid%2Freef%2F"])(
  "says nothing of %s, which lists them",
  async (path) => {
    await keepChoice(pack, { parts: [], languages: [] });
    expect((await shown(path, { date })).text).toBe("<body><p>Reef</p></body>");
  },
);

it("leaves a page as it is where its day or the words are not known", async () => {
  expect((await shown("/reef/", { date })).text).toBe("<body><p>Reef</p></body>");
  await keepChoice(pack, { parts: [], languages: [] });
  expect((await shown("/reef/", {})).text).toBe("<body><p>Reef</p></body>");
});
