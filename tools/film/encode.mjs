import { spawn } from "node:child_process";
import { stat } from "node:fs/promises";
import { devNull } from "node:os";
import { Problem } from "../../scripts/lib/problem.mjs";

/** Frames in a second: enough for slow movement. */
export const frameRate = 20;

/** The most that a file may weigh, in bytes. */
const most = 2_000_000;

/** What FFmpeg is told for each format, by its ending. */
const formats = {
  webm: ["-c:v", "libvpx-vp9", "-b:v", "230k", "-row-mt", "1", "-deadline", "good", "-cpu-used", "2"],
  mp4: [
    "-c:v",
    "libx264",
    "-b:v",
    "240k",
    "-preset",
    "slow",
    "-profile:v",
    "high",
    "-movflags",
    "+faststart",
  ],
};

/**
 * A film that takes frames as JPEG pictures on its input, and keeps them as they are.
 *
 * @param {string} ffmpeg
 * @param {string} file
 */
export function camera(ffmpeg, file) {
  const frames = ["-f", "image2pipe", "-framerate", String(frameRate), "-i", "-"];
  return spawn(ffmpeg, [...quiet, ...frames, "-c", "copy", file], { stdio: ["pipe", "inherit", "inherit"] });
}

/**
 * Encodes filmed frames in every format. A first pass sees where bits are needed.
 *
 * @param {string} ffmpeg
 * @param {string} frames
 * @param {string} target path of the files, without an ending
 */
export async function encode(ffmpeg, frames, target) {
  for (const [ending, settings] of Object.entries(formats)) {
    const file = `${target}.${ending}`;
    const common = [...quiet, "-i", frames, "-an", "-pix_fmt", "yuv420p", "-g", "200", ...settings];
    const passes = ["-passlogfile", `${frames}.${ending}`, "-pass"];
    await finished(ffmpeg, [...common, ...passes, "1", "-f", "null", devNull]);
    await finished(ffmpeg, [...common, ...passes, "2", file]);
    const { size } = await stat(file);
    console.log(`${file}: ${Math.ceil(size / 1000)} kB`);
    if (size > most)
      throw new Problem(`The film may weigh ${most / 1000} kB: lower its bits in tools/film/encode.mjs.`);
  }
}

const quiet = ["-y", "-loglevel", "error"];

/**
 * @param {string} ffmpeg
 * @param {readonly string[]} args
 * @returns {Promise<void>}
 */
function finished(ffmpeg, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(ffmpeg, args, { stdio: ["ignore", "inherit", "inherit"] });
    child.once("error", reject);
    child.once("close", (code) => {
      if (code === 0) resolve();
      else reject(new Problem(`FFmpeg ended with ${code}.`));
    });
  });
}
