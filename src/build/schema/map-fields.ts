import type { GatsbyNode } from "gatsby";
import { islandPaths } from "../map/island-paths";
import { mapPosition, mapSize } from "../map/projection";
import { addResolvers } from "./add-resolvers";

type Args = Parameters<NonNullable<GatsbyNode["createSchemaCustomization"]>>[0];

const typeName = "ArchipelagoMap";

/** Defines the GraphQL type of the map. */
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

/** Adds the map to `Query` and, to each place, its position on the map. */
export const addMapFields: NonNullable<GatsbyNode["createResolvers"]> = addResolvers({
  Query: { archipelagoMap: { type: `${typeName}!`, resolve: () => ({ ...mapSize, ...islandPaths() }) } },
  Place: {
    mapLeft: position("left", "Distance from the map's left edge, in per cent of its width"),
    mapTop: position("top", "Distance from the map's upper edge, in per cent of its height"),
  },
});
