import sharp from "sharp";
import { filling } from "../../theme/share-card";
import { drawText, type Drawn } from "./draw-text";
import { look, panelImage } from "./look";

/** What a share card shows. */
export interface Card {
  /** Name of the organisation, beside its mark. */
  readonly name: string;
  /** Part of the site; empty if the page belongs to none. */
  readonly section: string;
  readonly title: string;
  readonly picture: {
    /** Absolute path. */
    readonly file: string;
    /** The point to keep in view, from left and top: `50% 42%`. */
    readonly focus: string;
  };
}

/** Draws a card as a JPEG. */
export async function drawCard({ name, section, title, picture }: Card, fontFile: string): Promise<Buffer> {
  const [plate, drawnName, drawnSection, drawnTitle] = await Promise.all([
    cropped(picture),
    drawText(name, look.name, fontFile),
    section ? drawText(section, look.section, fontFile) : null,
    drawText(title, look.title, fontFile),
  ]);
  const titleTop = look.height - look.margin - drawnTitle.info.height;
  const sectionTop = titleTop - look.gap - (drawnSection?.info.height ?? 0);
  const nameTop = look.margin + Math.round((look.mark - drawnName.info.height) / 2);
  return sharp({ create: { width: look.width, height: look.height, channels: 3, background: "black" } })
    .composite([
      placed(plate, look.panel, 0),
      { input: Buffer.from(panelImage), left: 0, top: 0 },
      placed(drawnName, look.margin + look.mark + look.gap, nameTop),
      ...(drawnSection ? [placed(drawnSection, look.margin, sectionTop)] : []),
      placed(drawnTitle, look.margin, titleTop),
    ])
    .jpeg(look.encoding)
    .toBuffer();
}

function placed({ data, info }: Drawn, left: number, top: number): sharp.OverlayOptions {
  const { width, height, channels } = info;
  return { input: data, raw: { width, height, channels }, left, top };
}

/** The part of a picture that fills the card beside the panel, around its focus. */
async function cropped({ file, focus }: Card["picture"]): Promise<Drawn> {
  const frame = { width: look.width - look.panel, height: look.height };
  // the size as it is seen: cameras note how they were held
  const { autoOrient: whole } = await sharp(file)
    .metadata()
    .catch((cause: unknown) => {
      // sharp names the file only if it can tell that it is missing
      throw new Error(`The picture ${file} cannot be read.`, { cause });
    });
  const { width, height, left, top } = filling(whole, frame, focus);
  return sharp(file)
    .autoOrient()
    .resize(width, height, { fit: "fill" })
    .extract({ ...frame, left, top })
    .flatten({ background: look.sheet })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
}
