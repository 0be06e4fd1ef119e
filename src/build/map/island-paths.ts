import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { geoPath } from "d3-geo";
import { feature, merge } from "topojson-client";
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from "topojson-specification";
import { projection } from "./projection";

/** The countries of the world at 1 : 50 million, from Natural Earth. */
type Atlas = Topology<{ countries: GeometryCollection<{ name: string }> }>;
type Land = Polygon<{ name: string }> | MultiPolygon<{ name: string }>;

/** Outlines in the map's units, as the `d` of an SVG path. */
export interface IslandPaths {
  readonly indonesia: string;
  /** The parts of other countries that lie on the map. */
  readonly neighbours: string;
}

let drawn: IslandPaths | undefined;

/** Draws the archipelago, once per build. Coordinates are whole units: precise enough, and small. */
export function islandPaths(): IslandPaths {
  return (drawn ??= draw(readAtlas()));
}

function readAtlas(): Atlas {
  const { resolve } = createRequire(path.resolve("package.json"));
  return JSON.parse(readFileSync(resolve("world-atlas/countries-50m.json"), "utf8")) as Atlas;
}

function draw(atlas: Atlas): IslandPaths {
  const line = geoPath(projection).digits(0);
  const countries = atlas.objects.countries.geometries as Land[];
  const own = countries.filter(isIndonesia);
  const others = countries.filter((country) => !isIndonesia(country));
  const indonesia = own.map((country) => line(feature(atlas, country)) ?? "").join("");
  return { indonesia, neighbours: line(merge(atlas, others)) ?? "" };
}

function isIndonesia({ properties }: Land): boolean {
  return properties?.name === "Indonesia";
}
