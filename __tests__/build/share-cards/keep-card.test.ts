import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { FoundCard } from "../../../src/build/share-cards/card-of";
import { cardFile, keepCard } from "../../../src/build/share-cards/keep-card";
import { temporaryFolder } from "../../setup/temporary-folder";

const fontFile = path.resolve("src/theme/fonts/plus-jakarta-sans-wght.ttf");
const card: FoundCard = {
  name: "Teluk Kita",
  section: "News",
  title: "A louder buoy",
  picture: { file: path.resolve("__tests__/site/content/images/jetty.jpg"), focus: "50% 50%" },
  alt: "A jetty",
  digest: "first",
};

test.each([
  ["its title", { title: "A quieter buoy" }],
  ["the words of its section", { section: "Berita" }],
  ["its picture", { digest: "second" }],
  ["what is kept in view of it", { picture: { ...card.picture, focus: "10% 50%" } }],
  ["the name of the organisation", { name: "Teluk" }],
])("a change of %s gives the card a new address", (_what, change) => {
  expect(cardFile({ ...card, ...change })).not.toBe(cardFile(card));
});

test("the same card has the same address wherever the site is built", () => {
  const elsewhere = { ...card, picture: { ...card.picture, file: "/other/jetty.jpg" } };
  expect(cardFile(elsewhere)).toBe(cardFile(card));
});

test("a card is drawn once, however often it is asked for, and leaves nothing unfinished", async () => {
  const folder = temporaryFolder();
  const file = path.join(folder, "below", cardFile(card));
  await Promise.all([1, 2, 3].map(() => keepCard(card, file, fontFile)));
  expect(readdirSync(path.dirname(file))).toEqual([path.basename(file)]);
  expect(statSync(file).size).toBeGreaterThan(1000);
  writeFileSync(file, "kept");
  await keepCard(card, file, fontFile);
  expect(readFileSync(file, "utf8")).toBe("kept");
});

test("a card that cannot be drawn fails, and the next one is drawn all the same", async () => {
  const folder = temporaryFolder();
  const broken = { ...card, picture: { file: "/gone.jpg", focus: "50% 50%" } };
  const lost = [1, 2].map((number) => keepCard(broken, path.join(folder, `lost-${number}.jpg`), fontFile));
  for (const each of lost) await expect(each).rejects.toThrow("gone.jpg");
  await keepCard(card, path.join(folder, "next.jpg"), fontFile);
  expect(readdirSync(folder)).toEqual(["next.jpg"]);
});
