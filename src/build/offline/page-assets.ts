import type { ChunkMap } from "../../patches/held-scripts";

/** The width in CSS pixels that a kept picture has at least, if it has one so wide. */
const pictureWidth = 700;

/** Address of a file that never changes: neither another site's nor a picture in the page itself. */
const address = /^\/static\/[^\s"]+$/;

/**
 * Addresses of the files that a page needs of its own: its scripts, one form of each picture, and downloads.
 *
 * @param data the page's data, as JSON
 */
export function pageFiles(html: string, data: string, chunks: ChunkMap): readonly string[] {
  const { componentChunkName } = JSON.parse(data) as { readonly componentChunkName: string };
  const downloads = [...html.matchAll(/<a [^>]*href="(\/static\/[^"]+)"/g)].map(([, href = ""]) => href);
  return [...new Set([...(chunks[componentChunkName] ?? []), ...pictures(html), ...downloads])];
}

/** Addresses of the scripts and the font that a page's document names. */
export function documentFiles(html: string): readonly string[] {
  const scripts = [...html.matchAll(/<script [^>]*src="(\/[^"]+)"/g)];
  const fonts = [...html.matchAll(/<link [^>]*href="(\/static\/[^"]+\.woff2)"/g)];
  return [...scripts, ...fonts].map(([, file = ""]) => file);
}

/** One form of each picture: the service worker shows it in place of the others. */
function pictures(html: string): readonly string[] {
  return [...html.matchAll(/<img [^>]*>/g)]
    .map(([element]) => narrowEnough(/srcset="([^"]*)"/i.exec(element)?.[1] ?? "") ?? sourceOf(element))
    .filter((file) => file !== undefined && address.test(file)) as readonly string[];
}

/** The narrowest of the forms that are wide enough, else the widest. */
function narrowEnough(sourceSet: string): string | undefined {
  const forms = sourceSet.split(/,\s+/).map((form) => {
    const [file = "", width = "0w"] = form.trim().split(/\s+/);
    return { file, width: Number.parseInt(width, 10) };
  });
  const byWidth = forms.sort((one, other) => one.width - other.width);
  const form = byWidth.find(({ width }) => width >= pictureWidth) ?? byWidth.at(-1);
  return form?.file === "" ? undefined : form?.file;
}

function sourceOf(element: string): string | undefined {
  return /\ssrc="([^"]*)"/.exec(element)?.[1];
}
