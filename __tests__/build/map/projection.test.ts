import { mapPosition, projection } from "../../../src/build/map/projection";

it("fits the corners of the content model's range into the map", () => {
  const northWest = mapPosition(94.5, 6.5);
  const southEast = mapPosition(141.5, -11.5);
  expect(northWest.left).toBeCloseTo(0, 0);
  expect(northWest.top).toBeCloseTo(0, 0);
  expect(southEast.left).toBeCloseTo(100, 0);
  expect(southEast.top).toBeCloseTo(100, 0);
});

it("puts west left of east and north above south", () => {
  const takengon = mapPosition(96.84, 4.63);
  const sentani = mapPosition(140.52, -2.6);
  expect(takengon.left).toBeLessThan(sentani.left);
  expect(takengon.top).toBeLessThan(sentani.top);
});

it("gives a degree the same length in both directions", () => {
  const [x0 = 0, y0 = 0] = projection([110, 0]) ?? [];
  const [x1 = 0] = projection([111, 0]) ?? [];
  const [, y1 = 0] = projection([110, 1]) ?? [];
  expect(x1 - x0).toBeCloseTo(y0 - y1, 6);
});
