import { geoEquirectangular, type GeoProjection } from "d3-geo";

/** The map's own units: what its paths are drawn in. */
export const mapSize = { width: 1000, height: 383 } as const;

/** South-west and north-east corner of the map, `[longitude, latitude]`: all that the content model lets a place be. */
const corners = { type: "MultiPoint" as const, coordinates: [[94.5, -11.5] as const, [141.5, 6.5] as const] };

/** Degrees to map units. Equal degrees are equal lengths: so near the equator that nothing looks stretched. */
export const projection: GeoProjection = geoEquirectangular()
  .fitSize([mapSize.width, mapSize.height], {
    ...corners,
    coordinates: corners.coordinates.map((corner) => [...corner]),
  })
  .clipExtent([
    [0, 0],
    [mapSize.width, mapSize.height],
  ]);

/** Where a place is on the map, in per cent of its width from the left and of its height from the top. */
export function mapPosition(longitude: number, latitude: number): { left: number; top: number } {
  const [x = 0, y = 0] = projection([longitude, latitude]) ?? [];
  return { left: percent(x / mapSize.width), top: percent(y / mapSize.height) };
}

/** Two decimals: a hundredth of a per cent is less than a pixel on any screen. */
function percent(share: number): number {
  return Math.round(share * 10_000) / 100;
}
