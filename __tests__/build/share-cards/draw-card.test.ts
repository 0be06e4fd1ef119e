import path from "node:path";
import sharp from "sharp";
import { drawCard, type Card } from "../../../src/build/share-cards/draw-card";
import { look } from "../../../src/build/share-cards/look";
import { temporaryFolder } from "../../setup/temporary-folder";

const fontFile = path.resolve("src/theme/fonts/plus-jakarta-sans-wght.ttf");
const image = (name: string) => path.resolve("__tests__/site/content/images", name);
const card: Card = {
  name: "Teluk Kita",
  section: "News",
  title: "A louder buoy",
  picture: { file: image("bay-day-wide.jpg"), focus: "50% 50%" },
};

/** The colour of a point of a card. */
async function colourAt(drawn: Buffer, left: number, top: number): Promise<readonly number[]> {
  const point = sharp(drawn).extract({ left, top, width: 1, height: 1 });
  return [...(await point.removeAlpha().raw().toBuffer())];
}

test.each(["bay-day-wide.jpg", "bay-day-tall.jpg", "shells.png"])(
  "%s becomes a JPEG of the size that networks ask for, light enough for a phone",
  async (name) => {
    const drawn = await drawCard({ ...card, picture: { file: image(name), focus: "0% 100%" } }, fontFile);
    expect(await sharp(drawn).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
    expect(drawn.length).toBeLessThan(100_000);
  },
);

test.each([
  ["held upright by a camera", (plate: sharp.Sharp) => plate.jpeg().withMetadata({ orientation: 6 })],
  ["in shades of grey", (plate: sharp.Sharp) => plate.greyscale().toColourspace("b-w").png()],
  ["with transparent parts", (plate: sharp.Sharp) => plate.ensureAlpha(0.2).png()],
])("a picture %s fills its place", async (_what, made) => {
  const file = path.join(temporaryFolder(), "plate");
  const red = { create: { width: 900, height: 700, channels: 3, background: "#c33" } } as const;
  await made(sharp(red)).toFile(file);
  const drawn = await drawCard({ ...card, picture: { file, focus: "50% 50%" } }, fontFile);
  const corners = [look.panel + 2, look.width - 1].flatMap((left) =>
    [0, look.height - 1].map((top) => [left, top]),
  );
  const [first, ...others] = await Promise.all(
    corners.map(([left = 0, top = 0]) => colourAt(drawn, left, top)),
  );
  for (const colour of others) {
    for (const [channel, value] of colour.entries())
      expect(Math.abs(value - (first?.[channel] ?? 0))).toBeLessThan(12);
  }
  expect(Math.max(...(first ?? []))).toBeGreaterThan(60);
});

test("a title of any length keeps off the picture and the edges", async () => {
  const edges = [
    [look.panel - 32, 300],
    [32, 560],
    [300, look.height - 20],
  ] as const;
  const colours = async (title: string) => {
    const drawn = await drawCard({ ...card, title }, fontFile);
    return Promise.all(edges.map(([left, top]) => colourAt(drawn, left, top)));
  };
  const [ground] = await colours("I");
  for (const colour of await colours("Sembilan kampung bersepakat ".repeat(12)))
    expect(colour).toEqual(ground);
});

test("the picture keeps its focus in view", async () => {
  const file = path.join(temporaryFolder(), "wide.png");
  await sharp({ create: { width: 3000, height: 630, channels: 3, background: "#000" } })
    .composite([
      { input: { create: { width: 100, height: 630, channels: 3, background: "#fff" } }, left: 2700, top: 0 },
    ])
    .png()
    .toFile(file);
  const drawn = await drawCard({ ...card, picture: { file, focus: "91.6% 50%" } }, fontFile);
  const [bright = 0] = await colourAt(drawn, Math.round((look.panel + look.width) / 2), 300);
  expect(bright).toBeGreaterThan(200);
});
