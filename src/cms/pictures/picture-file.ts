/** How the kinds of pictures that the site shows begin, and what in them is no part of the picture. */
const kinds = [
  {
    type: "image/jpeg",
    begins: /^\xff\xd8/,
    // every application segment but those of JFIF, Adobe and a colour profile, comments, and what follows the end
    more: /\xff(?:[\xe1\xe3-\xed\xef\xfe]|\xe2..(?!ICC_PROFILE)|\xd9.)/s,
  },
  { type: "image/png", begins: /^.PNG/s, more: /eXIf|[itz]TXt|tIME|acTL|caBX/ },
  { type: "image/webp", begins: /^RIFF.{4}WEBP/s, more: /EXIF|XMP |ANIM|C2PA/ },
] as const;

/** What a picture file is, whatever its name says. */
export interface PictureFile {
  /** Undefined if it is of another kind than the site shows. */
  readonly type?: (typeof kinds)[number]["type"];
  /** Whether it has nothing but the picture: no place, no device, no thumbnail, no second picture. */
  readonly isBare: boolean;
  readonly isHeic: boolean;
}

/** Reads what a picture file is from its bytes. */
export function pictureFile(bytes: ArrayBuffer | ArrayBufferView): PictureFile {
  // `latin1` leaves the bytes from A0 on as they are: those below are not looked for
  const text = new TextDecoder("latin1").decode(bytes);
  const kind = kinds.find(({ begins }) => begins.test(text));
  const isHeic = /^.{4}ftyp(?:he|mif1|msf1)/s.test(text);
  return kind ? { type: kind.type, isBare: !kind.more.test(text), isHeic } : { isBare: false, isHeic };
}

const extensions: Readonly<Record<string, string>> = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
};

/**
 * The name that a picture is stored under: letters, digits and hyphens, and the extension of its type.
 *
 * @param mark makes the name one of its own: phones call many pictures `image.jpg`
 */
export function pictureName(name: string, type: string, mark?: string): string {
  const [stem = "", written = ""] = name.split(beforeExtension);
  const plain = plainName(stem.replaceAll(".", " ")) || "gambar";
  const extension = type === "image/jpeg" && /^jpeg$/i.test(written) ? "jpeg" : extensions[type];
  return `${[plain, mark].filter(Boolean).join("-")}.${extension}`;
}

/** The name that a file for download is stored under: its own, with letters, digits, dots and hyphens. */
export function storedName(name: string): string {
  const [stem = "", extension = ""] = name.split(beforeExtension);
  return `${plainName(stem) || "berkas"}.${extension.toLowerCase()}`;
}

const beforeExtension = /\.(?=[^.]*$)/;

/** A name without what addresses do not have, nor signs at its ends. */
function plainName(words: string): string {
  const plain = words.normalize("NFKD").replace(/\p{Mn}/gu, "");
  return plain
    .replace(/[^\w.-]+/g, "-")
    .replace(/^[.-]+|[.-]+$/g, "")
    .toLowerCase();
}
