import { mapPosition, mapSize } from "../../../src/build/map/projection";
import { markerSize } from "../../../src/views/projects/ProjectMap.styles";

/** Width of a narrow phone's map, and of a marker on it, in px. */
const marker = markerSize * 16;
const mapWidth = 360 - marker / 2;

/** Position of a place on a narrow phone's map, in px. */
function markerAt(longitude: number, latitude: number) {
  const { left, top } = mapPosition(longitude, latitude);
  const height = (mapWidth * mapSize.height) / mapSize.width;
  return { x: (left / 100) * mapWidth, y: (top / 100) * height };
}

it("keeps the markers of places 2.8 degrees apart from covering one another on a narrow phone", () => {
  const { x, y } = markerAt(110, -4.5);
  expect(markerAt(112.8, -4.5).x - x).toBeGreaterThanOrEqual(marker);
  expect(markerAt(110, -7.3).y - y).toBeGreaterThanOrEqual(marker);
});
