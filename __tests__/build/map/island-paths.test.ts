import { brotliCompressSync } from "node:zlib";
import { islandPaths } from "../../../src/build/map/island-paths";
import { mapSize } from "../../../src/build/map/projection";

const { indonesia, neighbours } = islandPaths();

/** The largest x and y that a path's absolute points reach. */
function extent(path: string): [number, number] {
  const points = [...path.matchAll(/[ML](-?[\d.]+),(-?[\d.]+)/g)];
  return [Math.max(...points.map(([, x]) => Number(x))), Math.max(...points.map(([, , y]) => Number(y)))];
}

it("draws every island as a closed line inside the map", () => {
  expect(indonesia).toMatch(/^M[\d.,LZM-]+Z$/);
  expect(indonesia.match(/M/g)?.length).toBeGreaterThan(100);
  for (const path of [indonesia, neighbours]) {
    const [x, y] = extent(path);
    expect(x).toBeLessThanOrEqual(mapSize.width);
    expect(y).toBeLessThanOrEqual(mapSize.height);
  }
});

it("is small enough to be part of the page", () => {
  expect(brotliCompressSync(indonesia + neighbours).length).toBeLessThan(12_000);
});

it("is drawn once", () => {
  expect(islandPaths()).toBe(islandPaths());
});
