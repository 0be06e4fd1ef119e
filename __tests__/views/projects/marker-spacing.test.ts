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

it.each([
  [3.3, 0],
  [0, 3.3],
  [2.4, 2.3],
])("keeps markers %s and %s degrees apart from covering one another on a narrow phone", (east, north) => {
  const [one, other] = [markerAt(110, -4.5), markerAt(110 + east, -4.5 + north)];
  expect(Math.hypot(other.x - one.x, other.y - one.y)).toBeGreaterThanOrEqual(marker);
});
