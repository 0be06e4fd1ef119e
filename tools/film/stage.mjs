/**
 * The stage of the film: a page in Chromium that shows scenes of layers, each layer at its place. There are no words on
 * it: captions say them, in every language.
 */
import { plateSize } from "./layers.mjs";

/** Size of the film. */
export const frameSize = { width: 1280, height: 720 };

/** How large a plate is shown unless its scene says otherwise: a little larger than the frame. */
const usualScale = 0.88;

/**
 * @typedef {{ file: string } | { drawing: string }} StagedLayer
 * @typedef {{ paper: string, scale?: number | undefined, layers: readonly StagedLayer[] }} StagedScene
 * @typedef {{ scene: number, opacity: number, places: readonly import("./scenes.mjs").Place[] }} Shown
 */

/**
 * The document of all scenes, the first at the back.
 *
 * @param {readonly StagedScene[]} scenes
 */
export function stageHtml(scenes) {
  const { width, height } = plateSize;
  const parts = scenes.map(
    ({ paper, scale = usualScale, layers }) =>
      `<section style="background:${paper};--scale:${scale}">${layers.map(layerHtml).join("")}</section>`,
  );
  return `<!doctype html><meta charset="utf-8"><style>
body { margin: 0; background: #000; }
section { position: absolute; inset: 0; overflow: hidden; visibility: hidden; }
section > * { position: absolute; left: 50%; top: 50%; width: ${width}px; height: ${height}px;
  margin: ${-height / 2}px 0 0 ${-width / 2}px; transform-origin: 50% 62%; }
</style>${parts.join("")}`;
}

/** @param {StagedLayer} layer */
function layerHtml(layer) {
  if ("file" in layer) return `<img src="${layer.file}" alt="">`;
  return `<svg viewBox="0 0 ${plateSize.width} ${plateSize.height}">${layer.drawing}</svg>`;
}

/**
 * Runs in the page: shows a moment of the film.
 *
 * @param {readonly Shown[]} shown the scenes that are seen
 */
export function show(shown) {
  [...document.querySelectorAll("section")].forEach((section, number) => {
    const now = shown.find(({ scene }) => scene === number);
    section.style.visibility = now ? "visible" : "hidden";
    section.style.opacity = String(now?.opacity ?? 1);
    const scale = section.style.getPropertyValue("--scale");
    for (const [index, layer] of [...section.children].entries()) {
      const { x = 0, y = 0, opacity = 1, turn = 0, drawn } = now?.places[index] ?? {};
      if (!(layer instanceof HTMLElement || layer instanceof SVGElement)) continue;
      layer.style.transform = `translate(${x}px, ${y}px) scale(${scale}) rotate(${turn}deg)`;
      layer.style.opacity = String(opacity);
      if (drawn !== undefined)
        draw([...layer.querySelectorAll(/** @type {"path"} */ ("path, circle"))], drawn);
    }
  });

  /**
   * Long lines grow from their beginning; all else appears, one after the other.
   *
   * @param {readonly SVGPathElement[]} shapes
   * @param {number} part
   */
  function draw(shapes, part) {
    for (const [index, shape] of shapes.entries()) {
      const isLine = index < 5 && shape.matches("path[stroke]:not([stroke-dasharray])");
      const start = 0.3 + 0.6 * (index / shapes.length);
      if (isLine) {
        shape.setAttribute("pathLength", "1");
        Object.assign(shape.style, { strokeDasharray: 1, strokeDashoffset: 1 - Math.min(1, part * 1.6) });
      } else shape.style.opacity = String(Math.max(0, Math.min(1, (part - start) * 12)));
    }
  }
}
