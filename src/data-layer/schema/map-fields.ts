import type { GatsbyNode } from "gatsby";
import { islandPaths } from "../map/island-paths";
import { mapPosition, mapSize } from "../map/projection";
import { addResolvers } from "./add-resolvers";

type Args = Parameters<NonNullable<GatsbyNode["createSchemaCustomization"]>>[0];

const typeName = "ArchipelagoMap";

/** The type of the drawn map. */
export const defineMapType: NonNullable<GatsbyNode["createSchemaCustomization"]> = ({
  actions,
  schema,
}: Args) => {
  actions.createTypes([
    schema.buildObjectType({
      name: typeName,
      description: "Indonesia as it is drawn, in units of its own",
      fields: {
        width: { type: "Int!" },
        height: { type: "Int!" },
        indonesia: { type: "String!", description: "Outline, as the `d` of an SVG path" },
        neighbours: { type: "String!", description: "Outline of what lies around it" },
      },
    }),
  ]);
};

interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

const position = (side: "left" | "top", description: string) => ({
  type: "Float!",
  description,
  resolve: ({ longitude, latitude }: Coordinates) => mapPosition(longitude, latitude)[side],
});

/** The map as a field of every query, and where on it a place is. */
export const addMapFields: NonNullable<GatsbyNode["createResolvers"]> = addResolvers({
  Query: { archipelagoMap: { type: `${typeName}!`, resolve: () => ({ ...mapSize, ...islandPaths() }) } },
  Place: {
    mapLeft: position("left", "Distance from the map's left edge, in per cent of its width"),
    mapTop: position("top", "Distance from the map's upper edge, in per cent of its height"),
  },
});
