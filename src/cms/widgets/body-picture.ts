import type { AdminLanguage } from "../../content-model/field-info";
import type { DecapCms } from "../decap-cms";

/** A picture in a Markdown text, as its form holds it; `title` is kept if somebody wrote one by hand. */
interface BodyPicture {
  readonly image?: string;
  readonly alt?: string;
  readonly title?: string;
}

const words = {
  en: { picture: "Picture", alt: "Alternative text", hint: "What happens in the picture" },
  id: { picture: "Gambar", alt: "Teks alternatif", hint: "Apa yang terjadi di gambar" },
} as const;

/** The form for a picture in a text, in the editor's language; Decap's own is English only. */
export function bodyPicture(language: AdminLanguage) {
  const { picture, alt, hint } = words[language];
  return {
    id: "image",
    label: picture,
    pattern: /^!\[([^\]]*)\]\((.*?)(?:\s"([^"]*)")?\)/,
    fields: [
      { name: "image", label: picture, widget: "image", choose_url: false },
      { name: "alt", label: alt, hint, widget: "alternative" },
    ],
    fromBlock: ([, alt, image, title]: readonly (string | undefined)[]): BodyPicture => ({
      ...{ image: image ?? "", alt: alt ?? "" },
      ...(title ? { title } : {}),
    }),
    toBlock: ({ image = "", alt = "", title }: BodyPicture) =>
      `![${alt}](${image}${title ? ` "${title}"` : ""})`,
  };
}

/** Registers {@link bodyPicture} in place of Decap's own. */
export function registerBodyPicture(CMS: DecapCms, language: AdminLanguage): void {
  CMS.registerEditorComponent(bodyPicture(language));
}
