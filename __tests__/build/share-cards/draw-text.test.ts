import { execFileSync } from "node:child_process";
import path from "node:path";
import fc from "fast-check";
import { drawText } from "../../../src/build/share-cards/draw-text";
import { look } from "../../../src/build/share-cards/look";
import { textDigest } from "./text-digest";

const fontFile = path.resolve("src/theme/fonts/plus-jakarta-sans-wght.ttf");
const draw = (text: string) => drawText(text, look.title, fontFile);

test.each([
  ["a word", "Tides"],
  ["a title", "Nine villages of the lake agree on where no boat may anchor"],
  ["a title as long as may be", "Sembilan kampung ".repeat(8).slice(0, 120)],
  ["more than there is place for", "Pertanggungjawaban keuangan tahunan. ".repeat(30)],
  ["one endless word", "W".repeat(120)],
  ["letters with marks", "Žižek, Đặng Ẵ Ø Çelebi & Ñandú <Ångström>"],
])("%s fits into its place", async (_what, title) => {
  const { info } = await draw(title);
  expect(info.width).toBeLessThanOrEqual(look.title.width);
  expect(info.height).toBeLessThanOrEqual(look.title.height);
});

test("any title fits", async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ minLength: 1, maxLength: 120, unit: "grapheme" }), async (title) => {
      const { info } = await draw(`Tide ${title}`);
      return info.width <= look.title.width && info.height <= look.title.height;
    }),
    { numRuns: 40 },
  );
});

test("a short title is drawn larger than a long one", async () => {
  const heightOfLine = async (title: string) => (await draw(title)).info.height;
  expect(await heightOfLine("Hg")).toBeGreaterThan((await draw("Hg ".repeat(40).trim())).info.height / 8);
});

test("the fonts of the machine do not matter", async () => {
  const title = "Žižek di Ågotnes, Ẵ — 5.000 ha";
  const env = { ...process.env, FONTCONFIG_FILE: "/none", FONTCONFIG_PATH: "/none" };
  const program = path.join(__dirname, "text-digest.ts");
  const args = ["--import", "jiti/register", program, title];
  const elsewhere = execFileSync(process.execPath, args, { env, stdio: "pipe", encoding: "utf8" });
  expect(elsewhere).toBe(await textDigest(title));
});
