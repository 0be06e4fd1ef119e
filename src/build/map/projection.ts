import { geoEquirectangular, type GeoProjection } from "d3-geo";
import { placeBounds } from "../../content-model/projects";

/** Size of the map in its own units, which its paths are drawn in. */
export const mapSize = { width: 1000, height: 383 } as const;

/** South-west and north-east corner of the map, `[longitude, latitude]` in degrees. */
const corners = {
  type: "MultiPoint" as const,
  coordinates: [
    [placeBounds.longitude.min, placeBounds.latitude.min],
    [placeBounds.longitude.max, placeBounds.latitude.max],
  ],
};

/** Converts degrees to map units. Equirectangular, which hardly distorts shapes this close to the equator. */
export const projection: GeoProjection = geoEquirectangular()
  .fitSize([mapSize.width, mapSize.height], corners)
  .clipExtent([
    [0, 0],
    [mapSize.width, mapSize.height],
  ]);

/** Position of a place on the map: `left` in per cent of its width, `top` in per cent of its height. */
export function mapPosition(longitude: number, latitude: number): { left: number; top: number } {
  const [x = 0, y = 0] = projection([longitude, latitude]) ?? [];
  return { left: percent(x / mapSize.width), top: percent(y / mapSize.height) };
}

/** A share (0 to 1) in per cent with two decimals: 0.01 % of the map is less than a pixel on any screen. */
function percent(share: number): number {
  return Math.round(share * 10_000) / 100;
}
