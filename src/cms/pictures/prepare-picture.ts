import { element } from "../interface/element";
import { heavy } from "../validation/media";
import { pictureFile, pictureName } from "./picture-file";

/** Longest side in pixels: more is shown nowhere on the site. */
const longest = 2400;

/** In bytes, well below what an editor is asked about before saving. */
const light = 700_000;

/** From the best on; the first that makes a picture light is taken. */
const qualities = [0.82, 0.7, 0.55];

/**
 * Makes a picture one for the site: upright, small enough, and without what cameras add to it, such as the
 * place. A picture that is all that already stays as it is.
 *
 * @throws DOMException if the browser cannot read it
 */
export async function preparePicture(file: File): Promise<File> {
  const { type, isBare } = pictureFile(await file.arrayBuffer());
  const image = await decoded(file);
  const scale = Math.min(1, longest / Math.max(image.naturalWidth, image.naturalHeight));
  if (type && isBare && scale === 1 && file.size <= heavy)
    return new File([file], pictureName(file.name, type), { type });
  const picture = await encoded(drawn(image, scale), type === "image/png");
  const name = pictureName(file.name, picture.type, await digest(picture));
  return new File([picture], name, { type: picture.type });
}

/** Browsers turn pictures upright themselves. */
async function decoded(file: File): Promise<HTMLImageElement> {
  const image = element("img", { src: URL.createObjectURL(file) });
  try {
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(image.src);
  }
}

interface Drawing {
  readonly canvas: HTMLCanvasElement;
  readonly context: CanvasRenderingContext2D;
}

function drawn(image: HTMLImageElement, scale: number): Drawing {
  const width = Math.round(image.naturalWidth * scale);
  const height = Math.round(image.naturalHeight * scale);
  const canvas = element("canvas", { width, height });
  const context = canvas.getContext("2d");
  if (!context) throw new DOMException("no room to draw the picture", "EncodingError");
  context.imageSmoothingQuality = "high";
  context.drawImage(image, 0, 0, width, height);
  return { canvas, context };
}

/** As PNG if it was one and is light; else as JPEG, or WebP if anything shines through. */
async function encoded({ canvas, context }: Drawing, wasPng: boolean): Promise<Blob> {
  const type = isOpaque(context.getImageData(0, 0, canvas.width, canvas.height))
    ? "image/jpeg"
    : "image/webp";
  const lossless = wasPng || type === "image/webp" ? [{ type: "image/png", quality: 1 }] : [];
  const lossy = qualities.map((quality) => ({ type, quality }));
  let lightest: Blob | undefined;
  for (const way of [...lossless, ...lossy]) {
    const blob = await toBlob(canvas, way.type, way.quality);
    if (!lightest || blob.size < lightest.size) lightest = blob;
    if (lightest.size <= light) break;
  }
  if (!lightest) throw new DOMException("the picture could not be drawn", "EncodingError");
  return lightest;
}

function isOpaque({ data }: ImageData): boolean {
  // the fourth of each pixel's bytes
  for (let index = 3; index < data.length; index += 4) if (data[index] !== 255) return false;
  return true;
}

/** A browser that cannot write a type, as Safari cannot write WebP, makes a PNG. */
function toBlob(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const failed = new DOMException("the picture could not be written", "EncodingError");
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(failed)), type, quality);
  });
}

/** Six letters or digits made from a file's content. */
async function digest(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", await file.arrayBuffer()));
  return [...bytes.slice(0, 3)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
