import { mapPosition, mapSize } from "../../../src/build/map/projection";
import { leastWidth } from "../../../src/views/projects/ProjectMap.styles";

/** Minimum target size of WCAG 2.2 AA (2.5.8) in px, and size of a marker on a small screen. */
const target = 24;

/** Position of a place on the smallest map, in px. */
function markerAt(longitude: number, latitude: number) {
  const { left, top } = mapPosition(longitude, latitude);
  const height = (leastWidth * mapSize.height) / mapSize.width;
  return { x: (left / 100) * leastWidth, y: (top / 100) * height };
}

it("keeps the markers of places 2.4 degrees apart from covering one another where the map is smallest", () => {
  const { x, y } = markerAt(110, -4.5);
  expect(markerAt(112.4, -4.5).x - x).toBeGreaterThanOrEqual(target);
  expect(markerAt(110, -6.9).y - y).toBeGreaterThanOrEqual(target);
});
