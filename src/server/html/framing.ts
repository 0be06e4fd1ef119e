import { readFile } from "node:fs/promises";
import path from "node:path";
import { apiFolder } from "../../domain/api-path";
import { minute, second } from "../../domain/durations";
import { languageCodes } from "../../domain/languages";
import { localizedPath } from "../../domain/paths";
import { isForPeople } from "../http/fields";
import type { ServerRequest } from "../http/request";
import { errorCode } from "../log";
import { type Runtime, siteUrl } from "../runtime";
import { formAddress } from "./form-address";
import { type Frame, type Frames, type Framing, readFrame } from "./frame";

type Place = Pick<Runtime, "siteData" | "log" | "now">;

/** Gets the HTML of a page by its address. */
type Read = (address: string) => Promise<string>;

/**
 * Finds the frame for a request that is answered with a page.
 *
 * @param folder of the built site; undefined where the host serves its files
 */
export async function framingOf(
  request: ServerRequest,
  runtime: Runtime,
  folder: string | undefined,
): Promise<Framing | undefined> {
  if (!isForPeople(request)) return undefined;
  const { method, path: route, query } = request;
  const frames = await (folder === undefined ? fetchedFrames(runtime) : framesIn(folder, runtime));
  const postedTo = apiFolder + route;
  if (method === "POST") return { frames, postedTo, addressIn: formAddress(request, runtime) };
  return { frames, addressIn: (lang) => `${postedTo}?${new URLSearchParams({ ...query, lang })}` };
}

/** The frames in the folder of a release, by language; those that are missing or damaged are left out. */
export function framesIn(folder: string, place: Place): Promise<Frames> {
  return keptFrames(folder, place, (address) => readFile(path.join(folder, address, "index.html"), "utf8"));
}

/** The frames as the site serves them. */
function fetchedFrames(runtime: Runtime): Promise<Frames> {
  const origin = siteUrl(runtime);
  return keptFrames(origin, runtime, async (address) => {
    const response = await fetch(origin + address, { signal: AbortSignal.timeout(patience) });
    return response.text();
  });
}

/** How long a visitor waits for a frame. */
const patience = 2 * second;

let kept: { readonly from: string; readonly frames: Promise<Frames>; until: number } | undefined;

/** Reads the frames of a release once, since it never changes. What could not be had is read again after a minute. */
async function keptFrames(from: string, place: Place, read: Read): Promise<Frames> {
  const now = place.now().getTime();
  if (kept?.from !== from || kept.until <= now) {
    kept = { from, frames: readFrames(place, read), until: now + minute };
  }
  const current = kept;
  const frames = await current.frames;
  if (frames.size === languageCodes.length) current.until = Infinity;
  return frames;
}

async function readFrames({ siteData, log }: Place, read: Read): Promise<Frames> {
  const frames = new Map<string, Frame>();
  const readOne = async (code: string) => {
    const address = localizedPath(siteData.paths.paymentResult, code);
    try {
      frames.set(code, readFrame(await read(address)));
    } catch (error) {
      log("error", "frame_missing", { file: address, code: errorCode(error) });
    }
  };
  await Promise.all(languageCodes.map(readOne));
  return frames;
}
