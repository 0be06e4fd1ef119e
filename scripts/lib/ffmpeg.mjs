import { ensureProgram } from "./program.mjs";

/** @satisfies {import("./program.mjs").Program} */
export const ffmpeg = {
  name: "FFmpeg",
  purpose: "The film needs",
  variable: "FFMPEG_PATH",
  commandNames: ["ffmpeg"],
  debianPackages: ["ffmpeg"],
};

/**
 * Finds the FFmpeg of this machine, which encodes the film, or installs it where permitted.
 *
 * @returns {Promise<string>} absolute path
 * @throws {import("./problem.mjs").Problem} if there is none; the message says how to install it
 */
export function ensureFfmpeg() {
  return ensureProgram(ffmpeg);
}
