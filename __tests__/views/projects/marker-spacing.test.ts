import { mapPosition, mapSize } from "../../../src/data-layer/map/projection";
import { leastWidth } from "../../../src/views/projects/ProjectMap.styles";
import { projectPlaces } from "../../setup/content";

/** Side in pixels of the least target that WCAG 2.2 lets a finger have, and of a marker on a small screen. */
const target = 24;

it("keeps the markers of all projects from covering one another where the map is smallest", () => {
  const leastHeight = (leastWidth * mapSize.height) / mapSize.width;
  const markers = projectPlaces().map(({ name, longitude, latitude }) => {
    const { left, top } = mapPosition(longitude, latitude);
    return { name, x: (left / 100) * leastWidth, y: (top / 100) * leastHeight };
  });
  expect(markers).toHaveLength(12);
  const covering = markers.flatMap((one, index) =>
    markers
      .slice(index + 1)
      .filter(({ x, y }) => Math.max(Math.abs(x - one.x), Math.abs(y - one.y)) < target)
      .map(({ name }) => [one.name, name]),
  );
  expect(covering).toEqual([]);
});
