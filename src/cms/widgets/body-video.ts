import type { AdminLanguage } from "../../content-model/field-info";
import { videoSites } from "../../domain/video-site";
import type { DecapCms } from "../decap-cms";

/** Name of the component for videos in rich texts. */
export const videoComponent = "video";

/** A video in a Markdown text, as its form holds it: a still picture that leads to it. */
interface BodyVideo {
  readonly address?: string;
  readonly image?: string;
  readonly alt?: string;
  readonly title?: string;
}

const words = {
  en: {
    ...{
      video: "Video",
      address: "Address",
      image: "Still picture",
      alt: "Alternative text",
      title: "Title",
    },
    addressHint: (sites: string) =>
      `Of the video on ${sites}; link to those of other sites with words. Visitors go there by a press on the picture`,
    altHint: "What the picture shows, and that it leads to a video",
  },
  id: {
    ...{ video: "Video", address: "Alamat", image: "Gambar diam", alt: "Teks alternatif", title: "Judul" },
    addressHint: (sites: string) =>
      `Alamat videonya di ${sites}; untuk situs lain, buat tautan dengan kata-kata. Pengunjung ke sana dengan menekan gambarnya`,
    altHint: "Apa yang tampak di gambar, dan bahwa gambar itu membuka video",
  },
} as const;

/** The form for a video in a text, in the editor's language. */
export function bodyVideo(language: AdminLanguage) {
  const { video, address, image, alt, title, addressHint, altHint } = words[language];
  return {
    id: videoComponent,
    label: video,
    pattern: /^\[!\[([^\]]*)\]\((.*?)(?:\s"([^"]*)")?\)\]\((https?:[^)\s]*)\)$/,
    fields: [
      { name: "address", label: address, hint: addressHint(videoSites(language)), widget: "string" },
      { name: "image", label: image, widget: "image", choose_url: false },
      { name: "alt", label: alt, hint: altHint, widget: "alternative" },
      { name: "title", label: title, widget: "string", required: false },
    ],
    fromBlock: ([, alt = "", image = "", title = "", address = ""]: readonly (
      string | undefined
    )[]): BodyVideo => ({
      ...{ address, image, alt, title },
    }),
    // until there is an address, it is a picture
    toBlock: ({ address = "", image = "", alt = "", title }: BodyVideo) => {
      // a title alone is no picture in Markdown, and nobody would be told that there is none
      const still = `![${alt}](${image}${title && image ? ` "${title}"` : ""})`;
      const to = address
        .trim()
        .replaceAll(/\s/g, "%20")
        .replace(/^(?!https?:)/, "https://");
      return address === "" ? still : `[${still}](${to})`;
    },
  };
}

/** Registers {@link bodyVideo}. */
export function registerBodyVideo(CMS: DecapCms, language: AdminLanguage): void {
  CMS.registerEditorComponent(bodyVideo(language));
}
