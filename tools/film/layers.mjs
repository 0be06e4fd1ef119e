/**
 * Prints a plate of `tools/artwork` in layers, back to front, each on a transparent ground, so that each can move by
 * itself. A plate is printed in steps; a step lays down flat shapes or one ink.
 */
import sharp from "sharp";
import { clamp, grain, hex, Print } from "../artwork/engine.mjs";

/** Size of a plate. */
export const plateSize = { width: 1600, height: 1000 };
const { width, height } = plateSize;

/** Width and height of a tile of grain. */
const tile = 512;
/** How softly a dot of grain ends. */
const softness = 0.34;

/**
 * @typedef {object} Cut
 * @property {readonly number[]} from the steps with which the layers but the first begin
 * @property {number} [drawn] the step whose shapes stay a drawing, to be drawn line by line
 * @property {{ readonly night?: boolean }} [options] options of the plate
 *
 * @typedef {{ picture: Buffer } | { drawing: string }} Layer PNG, or SVG
 */

/**
 * @param {import("../artwork/scenes.mjs").Plate} plate
 * @param {Cut} cut
 * @returns {Promise<{ paper: string, layers: readonly Layer[] }>} `paper` is the colour of the ground
 */
export async function printLayers(plate, { from, drawn, options }) {
  /** @type {Layer[]} */
  const layers = [];
  /** @type {Float32Array | undefined} */
  let sheet;
  let step = -1;

  async function finish() {
    if (sheet) layers.push({ picture: await png(sheet) });
    sheet = undefined;
  }
  /** The sheet that the next step is printed on. */
  async function next() {
    step += 1;
    if (from.includes(step)) await finish();
    return (sheet ??= new Float32Array(width * height * 4));
  }

  const press = {
    /** @param {string} shapes */
    async paint(shapes) {
      const paper = await next();
      if (step === drawn) {
        layers.push({ drawing: shapes });
        sheet = undefined;
      } else layFlat(paper, await Print.prototype.raster.call(this, shapes));
      return this;
    },
    /**
     * @param {string} colour
     * @param {string} shapes
     * @param {import("../artwork/engine.mjs").Laying} [laying]
     */
    async ink(colour, shapes, { cap = 1, dir = "" } = {}) {
      const pixels = await Print.prototype.raster.call(this, shapes);
      layInk(await next(), pixels, { colour, cap, dots: await grain(dir) });
      return this;
    },
    /**
     * @param {string} colour
     * @param {(x: number, y: number) => number} tone
     * @param {import("../artwork/engine.mjs").Laying} [laying]
     */
    async inkFn(colour, tone, { cap = 1 } = {}) {
      layInk(await next(), tones(tone), { colour, cap, dots: await grain() });
      return this;
    },
    /** The end of the plate. It would give the paper its tooth, which flickers in a film. */
    async pull() {
      await finish();
      return this;
    },
  };

  const usual = { ...Object.getOwnPropertyDescriptors(Print.prototype) };
  Object.assign(Print.prototype, press);
  try {
    const { b: ground } = await plate(width, height, options);
    return { paper: `rgb(${[...ground.slice(0, 3)].join(" ")})`, layers };
  } finally {
    Object.defineProperties(Print.prototype, usual);
  }
}

/**
 * The values of a function of a place as the opacity of pixels.
 *
 * @param {(x: number, y: number) => number} tone
 */
function tones(tone) {
  const pixels = new Uint8Array(width * height * 4);
  for (let i = 0; i < width * height; i++) {
    pixels[i * 4 + 3] = clamp(tone(i % width, Math.floor(i / width))) * 255;
  }
  return pixels;
}

/**
 * Lays shapes in their own colours over a sheet, whose colours are multiplied by their opacity.
 *
 * @param {Float32Array} sheet
 * @param {Uint8Array} shapes
 */
function layFlat(sheet, shapes) {
  for (let i = 0; i < sheet.length; i += 4) {
    const opacity = (shapes[i + 3] ?? 0) / 255;
    if (opacity > 0) over(sheet, i, shapes.subarray(i, i + 3), opacity);
  }
}

/**
 * Lays one ink over a sheet: what is half opaque becomes dots.
 *
 * @param {Float32Array} sheet
 * @param {Uint8Array} shapes
 * @param {{ colour: string, cap: number, dots: Float32Array }} ink
 */
function layInk(sheet, shapes, { colour, cap, dots }) {
  const rgb = hex(colour);
  for (let i = 0; i < sheet.length; i += 4) {
    const tone = (shapes[i + 3] ?? 0) / 255;
    if (tone < 0.004) continue;
    const [x, y] = [(i / 4) % width, Math.floor(i / 4 / width)];
    const dot = dots[(y % tile) * tile + (x % tile)] ?? 0;
    const inked = clamp((tone * (1 + 2 * softness) - softness - dot) / (2 * softness) + 0.5);
    over(sheet, i, rgb, (tone < 0.996 ? inked : tone) * cap);
  }
}

/**
 * Lays a colour over a pixel.
 *
 * @param {Float32Array} sheet
 * @param {number} i where the pixel begins
 * @param {ArrayLike<number>} rgb
 * @param {number} opacity
 */
function over(sheet, i, rgb, opacity) {
  for (let c = 0; c < 3; c++) sheet[i + c] = (rgb[c] ?? 0) * opacity + (sheet[i + c] ?? 0) * (1 - opacity);
  sheet[i + 3] = opacity + (sheet[i + 3] ?? 0) * (1 - opacity);
}

/** @param {Float32Array} sheet */
function png(sheet) {
  const pixels = new Uint8Array(sheet.length);
  for (let i = 0; i < sheet.length; i += 4) {
    const opacity = sheet[i + 3] ?? 0;
    for (let c = 0; c < 3 && opacity > 0; c++) pixels[i + c] = Math.round((sheet[i + c] ?? 0) / opacity);
    pixels[i + 3] = Math.round(opacity * 255);
  }
  // a little soft: sharp dots would need most of the film's bits
  const print = sharp(pixels, { raw: { width, height, channels: 4 } });
  return print.blur(0.6).png({ compressionLevel: 2 }).toBuffer();
}
