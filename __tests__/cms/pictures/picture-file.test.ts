import { readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { pictureFile, pictureName, storedName } from "../../../src/cms/pictures/picture-file";
import { siteContent } from "../../setup/site";

const meadow = readFileSync(path.join(siteContent, "images/meadow.jpg"));
const place = { IFD3: { GPSLatitudeRef: "S", GPSLatitude: "6/1 14/1 0/1" } };

it.each([
  ["JPEG", "image/jpeg", () => sharp(meadow).jpeg()],
  ["PNG", "image/png", () => sharp(meadow).png()],
  ["WebP", "image/webp", () => sharp(meadow).webp()],
])("a %s of nothing but the picture is bare", async (_kind, type, made) => {
  expect(pictureFile(await made().toBuffer())).toEqual({ type, isBare: true, isHeic: false });
});

it.each([
  ["JPEG with a place", () => sharp(meadow).withExif(place).jpeg()],
  ["JPEG that is turned", () => sharp(meadow).withMetadata({ orientation: 6 }).jpeg()],
  [
    "JPEG with an editor's notes",
    () => sharp(meadow).withXmp("<x:xmpmeta xmlns:x='adobe:ns:meta/'/>").jpeg(),
  ],
  ["PNG with a place", () => sharp(meadow).withExif(place).png()],
  ["WebP with a place", () => sharp(meadow).withExif(place).webp()],
])("a %s is not bare", async (_kind, made) => {
  expect(pictureFile(await made().toBuffer()).isBare).toBe(false);
});

it("sees a second picture behind the first, and a comment", () => {
  expect(pictureFile(Buffer.concat([meadow, meadow])).isBare).toBe(false);
  const comment = Buffer.from("\xff\xfe\x00\x06Andi", "latin1");
  const said = Buffer.concat([meadow.subarray(0, 2), comment, meadow.subarray(2)]);
  expect(pictureFile(said).isBare).toBe(false);
});

it("knows a HEIC picture by its content, whatever its name says", () => {
  const begin = Buffer.from("\x00\x00\x00\x24ftypheic\x00\x00\x00\x00", "latin1");
  expect(pictureFile(begin)).toEqual({ isBare: false, isHeic: true });
  expect(pictureFile(Buffer.from("<svg/>"))).toEqual({ isBare: false, isHeic: false });
});

it.each([
  ["WhatsApp Image 2026-11-23 at 10.11.12.jpeg", "image/jpeg", "whatsapp-image-2026-11-23-at-10-11-12.jpeg"],
  ["Résumé final (1).PNG", "image/png", "resume-final-1.png"],
  ["IMG_0001.HEIC", "image/jpeg", "img_0001.jpg"],
  ["peta", "image/webp", "peta.webp"],
  ["الصورة.jpg", "image/jpeg", "gambar.jpg"],
])("names %s so that an entry can name it", (name, type, stored) => {
  expect(pictureName(name, type)).toBe(stored);
});

it("marks a name that many pictures have", () => {
  expect(pictureName("image.jpg", "image/jpeg", "3f9a1c")).toBe("image-3f9a1c.jpg");
});

it.each([
  ["Daftar periksa [baru] (2).md", "daftar-periksa-baru-2.md"],
  ["report (final) 2.PDF", "report-final-2.pdf"],
  ["knot-cards.en.md", "knot-cards.en.md"],
  ["الملف.csv", "berkas.csv"],
])("stores %s under a name that ends in no sign", (name, stored) => {
  expect(storedName(name)).toBe(stored);
});
