import { readFileSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import sharp from "sharp";
import type { z } from "zod";
import { siteSettings } from "../../content-model/settings/site";
import { appIcons, manifestPath, plainIcon, touchIcon, type Icon } from "../../domain/icons";
import { localizedPath } from "../../domain/paths";
import { projectDirectory } from "../../patches/gatsby-store";
import { colours, themeColours } from "../../theme/tokens";
import { publicFolder } from "./built-pages";
import { writePageFile } from "./page-files";
import { writePublicFile } from "./public-file";

type SiteWords = Pick<z.infer<typeof siteSettings.schema>, "name" | "legalName" | "footerText"> & {
  readonly language: string;
};

/** What a system shows of the site in a language when it is installed. */
export function manifest({ name, legalName, footerText, language }: SiteWords): string {
  const home = localizedPath("/", language);
  return JSON.stringify({
    id: home,
    name: legalName,
    short_name: name,
    description: footerText,
    lang: language,
    start_url: home,
    scope: "/",
    display: "minimal-ui",
    background_color: colours.light["--bg"],
    theme_color: themeColours.light,
    icons: appIcons.map(({ path: src, size, maskable }) => ({
      src,
      sizes: `${size}x${size}`,
      type: "image/png",
      purpose: maskable ? "maskable" : "any",
    })),
  });
}

/** Writes the manifest of each language to `public/`. */
export const writeManifest = writePageFile<SiteWords>({
  typeName: siteSettings.typeName,
  path: manifestPath,
  text: manifest,
});

/** Draws the icons from `static/favicon.svg`. */
export const writeIcons: NonNullable<GatsbyNode["onPostBootstrap"]> = async ({ store }) => {
  const drawing = readFileSync(path.join(projectDirectory(store), "static/favicon.svg"));
  for (const icon of [...appIcons, touchIcon]) {
    await drawIcon(drawing, icon).toFile(path.join(publicFolder(store), icon.path));
  }
  writePublicFile(store, plainIcon.path, ico(await drawIcon(drawing, plainIcon).toBuffer(), plainIcon.size));
};

/** A picture as an ICO file, which is a head of 22 bytes and the picture itself. */
export function ico(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  const [ofIcons, icons, planes, bitsPerPixel] = [1, 1, 1, 32];
  [ofIcons, icons].forEach((value, index) => head.writeUInt16LE(value, 2 + 2 * index));
  [size, size].forEach((value, index) => head.writeUInt8(value, 6 + index));
  [planes, bitsPerPixel].forEach((value, index) => head.writeUInt16LE(value, 10 + 2 * index));
  [png.length, head.length].forEach((value, index) => head.writeUInt32LE(value, 14 + 4 * index));
  return Buffer.concat([head, png]);
}

/** Share of a maskable icon's width that no system cuts off. */
const safeShare = 0.7;

function drawIcon(drawing: Buffer, { size, maskable }: Icon): sharp.Sharp {
  const width = maskable ? Math.round((size * safeShare) / 2) * 2 : size;
  const margin = (size - width) / 2;
  // the drawing's own width is small: drawn at this density it need not be enlarged
  const drawn = sharp(drawing, { density: 600 }).resize(width, width);
  const background = maskable ? colours.light["--bg"] : { r: 0, g: 0, b: 0, alpha: 0 };
  const framed = drawn.extend({ top: margin, bottom: margin, left: margin, right: margin, background });
  return (maskable ? framed.flatten({ background }) : framed).png({ compressionLevel: 9, palette: true });
}
