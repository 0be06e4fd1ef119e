/**
 * How each plate moves. `cut` says how it is printed in layers; `move` gives the place of each layer, back to front, at
 * a moment of the scene, 0 to 1. A layer that is printed to its edges can move 64 pixels sideways and 80 up or down;
 * with a larger `scale`, more.
 */
import * as plates from "../artwork/scenes.mjs";

/**
 * Where a layer is, in pixels from where it was printed, how far it is turned, in degrees, how opaque it is, and of a
 * drawing, how much of it is drawn.
 *
 * @typedef {{ x?: number, y?: number, turn?: number, opacity?: number, drawn?: number }} Place
 *
 * @typedef {object} Scene
 * @property {import("../artwork/scenes.mjs").Plate} plate
 * @property {import("./layers.mjs").Cut} cut
 * @property {number} [scale] how large the plate is shown
 * @property {(moment: number) => readonly Place[]} move
 */

/**
 * From one value to another while the moment goes from `start` to `end`, slowly at both ends.
 *
 * @param {number} moment
 * @param {number} from
 * @param {number} to
 */
function glide(moment, from, to, start = 0, end = 1) {
  const part = Math.min(1, Math.max(0, (moment - start) / (end - start)));
  return from + (to - from) * part * part * (3 - 2 * part);
}

/**
 * A walk past layers: the nearer one is, the further it moves. Some, by their numbers, also move by themselves.
 *
 * @param {number} moment
 * @param {readonly number[]} nearness of each layer, 0 to 1
 * @param {{ x?: number, y?: number }} way of the nearest
 * @param {Readonly<Record<number, Place>>} [own]
 * @returns {Place[]}
 */
function walk(moment, nearness, { x = 0, y = 0 }, own = {}) {
  return nearness.map((near, layer) => ({
    x: near * x * (moment - 0.5),
    y: near * y * (moment - 0.5),
    ...own[layer],
  }));
}

/** The sky, the sun or moon, mountains and ridges, and birds, by day and by night. */
const ridges = [0, 0, 0.1, 0.16, 0.26, 0.38, 0.52, 0.7, 0.85, 1, 1, 0];

/** @type {Readonly<Record<string, Scene>>} */
export const scenes = {
  dawn: {
    plate: plates.heroDawn,
    cut: { from: [2, 3, 8, 11, 15, 19, 23, 25, 27, 29, 31] },
    move: (moment) =>
      walk(
        moment,
        ridges,
        { x: -100, y: -60 },
        {
          1: { y: glide(moment, 70, -30) },
          11: { x: -40 + 260 * moment, y: 20 - 90 * moment },
        },
      ),
  },
  river: {
    plate: plates.riverBend,
    cut: { from: [2, 4, 8, 14, 15, 17] },
    move: (moment) => [
      {},
      { y: glide(moment, -6, 16) },
      { x: 6 * (0.5 - moment) },
      {},
      { x: -30 + 60 * moment },
      { x: -90 + 130 * moment, y: 14 - 20 * moment },
      { x: 60 * (0.5 - moment) },
    ],
  },
  canopy: {
    plate: plates.papuaCanopy,
    cut: { from: [7, 12, 13] },
    scale: 0.92,
    move: (moment) => [
      { y: 10 - 20 * moment },
      { y: -20 + 40 * moment },
      { x: -40 + 80 * moment, y: -20 + 40 * moment },
      { x: -120 + 330 * moment, y: 70 - 200 * moment },
    ],
  },
  planting: {
    plate: plates.plantingRidge,
    cut: { from: [3, 5, 7, 9, 11, 14, 16, 17] },
    move: (moment) =>
      walk(
        moment,
        [0, 0, 0.2, 0.35, 0.5, 0.75, 0.75, 1, 0],
        { x: -110 },
        {
          1: { y: glide(moment, 40, -24) },
          8: { x: -60 + 240 * moment, y: 10 - 50 * moment },
        },
      ),
  },
  seedling: {
    plate: plates.handsSeedling,
    cut: { from: [2, 3, 6] },
    move(moment) {
      const y = glide(moment, 40, 0);
      return [{}, { x: -30 + 60 * moment }, { y }, { y, turn: 1.6 * Math.sin(moment * Math.PI * 2.5) }];
    },
  },
  canal: {
    plate: plates.peatCanal,
    cut: { from: [2, 3, 4, 13, 18, 20, 24] },
    move(moment) {
      const glint = 54 * (moment - 0.5) + 6 * Math.sin(moment * Math.PI * 4);
      return walk(
        moment,
        [0, 0, 0, 0.3, 0.6, 0, 0.6, 1],
        { x: 90 },
        {
          1: { y: glide(moment, -10, 20) },
          2: { x: -50 + 100 * moment },
          5: { x: glint },
        },
      );
    },
  },
  peat: {
    plate: plates.peatProfile,
    cut: { from: [1, 2, 6, 7, 21, 23] },
    scale: 1,
    move(moment) {
      const y = glide(moment, 135, -135, 0, 0.7);
      const water = { y: y + glide(moment, 70, 0, 0.35, 0.95), opacity: glide(moment, 0, 1, 0.35, 0.6) };
      return [
        { y: y * 0.5 },
        { x: -30 + 60 * moment, y: y * 0.6 },
        { y: y * 0.75 },
        { y },
        { y },
        water,
        { y },
      ];
    },
  },
  plots: {
    plate: plates.carbonMap,
    cut: { from: [3], drawn: 3 },
    move(moment) {
      const place = { x: glide(moment, 30, -30), y: glide(moment, 70, 30) };
      return [place, { ...place, drawn: glide(moment, 0, 1, 0.08, 0.8) }];
    },
  },
  night: {
    plate: plates.heroDawn,
    cut: { from: [3, 5, 10, 13, 17, 21, 25, 27, 29, 31, 33], options: { night: true } },
    move: (moment) =>
      walk(
        moment,
        ridges,
        { x: 90, y: 50 },
        {
          1: { y: glide(moment, 60, 0) },
          11: { x: 60 - 200 * moment, y: 10 - 60 * moment },
        },
      ),
  },
};
