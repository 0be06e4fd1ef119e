/**
 * `npm run film`: makes the film from the plates of `tools/artwork`, scene by scene as `content/pages/film.json` has them:
 * its files in `content/film/`, and its poster. With `-- --at=12,30.5` it only makes pictures of these seconds, to look
 * at; with `-- --encode` it encodes the frames of the last time anew.
 */
import { once } from "node:events";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { ensureChromium } from "../../scripts/lib/chromium.mjs";
import { ensureFfmpeg } from "../../scripts/lib/ffmpeg.mjs";
import { Problem, runMain } from "../../scripts/lib/problem.mjs";
import { root } from "../../scripts/lib/root.mjs";
import { camera, encode, frameRate } from "./encode.mjs";
import { printLayers } from "./layers.mjs";
import { scenes as moving } from "./scenes.mjs";
import { frameSize, show, stageHtml } from "./stage.mjs";

/**
 * @typedef {import("./scenes.mjs").Scene & { name: string, seconds: number }} FilmScene
 * @typedef {import("@playwright/test").Page} Page
 */

const workshop = path.join(root, ".build/film");
const frames = path.join(workshop, "frames.mkv");
const poster = path.join(root, "content/images/film-poster.jpg");
/** The scene in whose middle the poster is taken. */
const posterScene = "planting";
/** Seconds in which a scene turns into the next. */
const turn = 0.8;

const { values } = parseArgs({ options: { at: { type: "string" }, encode: { type: "boolean" } } });

await runMain(async () => {
  const film = await readScenes();
  await mkdir(workshop, { recursive: true });
  const ffmpeg = values.at ? "" : await ensureFfmpeg();
  if (!values.encode)
    await onStage(film, (page) => (values.at ? look(page, film, values.at) : shoot(page, film, ffmpeg)));
  if (values.at) return 0;
  await mkdir(path.join(root, "content/film"), { recursive: true });
  await encode(ffmpeg, frames, path.join(root, "content/film/film"));
  return 0;
});

/** @returns {Promise<FilmScene[]>} */
async function readScenes() {
  const file = await readFile(path.join(root, "content/pages/film.json"), "utf8");
  /** @type {{ en: { scenes: readonly { picture: string, seconds: number }[] } }} */
  const { en } = JSON.parse(file);
  return en.scenes.map(({ picture: name, seconds }) => {
    const scene = moving[name];
    if (!scene) throw new Problem(`tools/film/scenes.mjs has no scene ${name}.`);
    return { ...scene, name, seconds };
  });
}

/**
 * Prints the layers of all scenes, and opens the stage with them.
 *
 * @param {readonly FilmScene[]} film
 * @param {(page: Page) => Promise<void>} work
 */
async function onStage(film, work) {
  const staged = [];
  for (const { name, plate, cut, scale } of film) {
    console.log(`Printing ${name} …`);
    const { paper, layers } = await printLayers(plate, cut);
    const kept = layers.map(async (layer, index) => {
      if ("drawing" in layer) return layer;
      const file = `${name}-${index}.png`;
      await writeFile(path.join(workshop, file), layer.picture);
      return { file };
    });
    staged.push({ paper, scale, layers: await Promise.all(kept) });
  }
  const stage = path.join(workshop, "stage.html");
  await writeFile(stage, stageHtml(staged));
  const args = JSON.parse(await readFile(path.join(root, "scripts/browser-arguments.json"), "utf8"));
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args });
  try {
    const page = await browser.newPage({ viewport: frameSize });
    await page.goto(pathToFileURL(stage).href);
    await work(page);
  } finally {
    await browser.close();
  }
}

/**
 * What the stage shows at a second: a scene, or two while one turns into the next.
 *
 * @param {readonly FilmScene[]} film
 * @param {number} second
 */
function shownAt(film, second) {
  let end = 0;
  return film.flatMap(({ seconds, move }, scene) => {
    const start = end;
    end += seconds;
    if (second < start || second >= end + turn) return [];
    const opacity = scene === 0 ? 1 : Math.min(1, (second - start) / turn);
    return [{ scene, opacity, places: move((second - start) / (seconds + turn)) }];
  });
}

/**
 * @param {Page} page
 * @param {readonly FilmScene[]} film
 * @param {number} second
 */
async function frame(page, film, second) {
  await page.evaluate(show, shownAt(film, second));
  return page.screenshot({ type: "jpeg", quality: 96 });
}

/**
 * Makes pictures of some seconds.
 *
 * @param {Page} page
 * @param {readonly FilmScene[]} film
 * @param {string} seconds
 */
async function look(page, film, seconds) {
  for (const second of seconds.split(",")) {
    const file = path.join(workshop, `at-${second}.png`);
    await sharp(await frame(page, film, Number(second))).toFile(file);
    console.log(file);
  }
}

/**
 * Films every frame, and the poster.
 *
 * @param {Page} page
 * @param {readonly FilmScene[]} film
 * @param {string} ffmpeg
 */
async function shoot(page, film, ffmpeg) {
  const before = film.slice(0, film.findIndex(({ name }) => name === posterScene) + 1);
  const half = (before.at(-1)?.seconds ?? 0) / 2;
  await sharp(await frame(page, film, lengthOf(before) - half))
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(poster);
  const filming = camera(ffmpeg, frames);
  const count = lengthOf(film) * frameRate;
  for (let number = 0; number < count; number++) {
    const picture = await frame(page, film, number / frameRate);
    if (!filming.stdin.write(picture)) await once(filming.stdin, "drain");
    if (number % (5 * frameRate) === 0)
      console.log(`Filmed ${number / frameRate} of ${lengthOf(film)} seconds`);
  }
  filming.stdin.end();
  await once(filming, "close");
}

/** @param {readonly FilmScene[]} film */
function lengthOf(film) {
  return film.reduce((sum, { seconds }) => sum + seconds, 0);
}
