import { getNamedType, isNonNullType, isObjectType, type GraphQLField, type GraphQLSchema } from "graphql";
import { z } from "zod";
import { unwrap } from "../../src/content-model/walk";

/** A field of the model with its GraphQL counterpart. */
export interface ComparedField {
  /** `Project.place.latitude`. */
  readonly path: string;
  /** Whether the model allows leaving it out. */
  readonly optional: boolean;
  readonly field: GraphQLField<unknown, unknown> | undefined;
}

/** Every field of a model schema, including groups and list items, with the field of its GraphQL type. */
export function compareFields(graphql: GraphQLSchema, typeName: string, model: z.ZodObject): ComparedField[] {
  const type = graphql.getType(typeName);
  const fields = isObjectType(type) ? type.getFields() : {};
  return Object.entries(model.shape).flatMap(([name, schema]) => {
    const field = fields[name];
    const inner = contentOf(schema as z.ZodType);
    const compared = { path: `${typeName}.${name}`, optional: schema instanceof z.ZodOptional, field };
    if (!field || !(inner instanceof z.ZodObject)) return [compared];
    return [compared, ...compareFields(graphql, getNamedType(field.type).name, inner)];
  });
}

/** Paths of the fields whose nullability in GraphQL differs from the model, or that GraphQL lacks. */
export function wrongNullability(fields: readonly ComparedField[]): string[] {
  return fields
    .filter(({ optional, field }) => !field || isNonNullType(field.type) === optional)
    .map(({ path }) => path);
}

/** The schema of a field's value without wrappers such as `optional()`; for a list, that of its items. */
function contentOf(schema: z.ZodType): z.ZodType {
  const inner = unwrap(schema);
  return inner instanceof z.ZodArray ? contentOf(inner.element as z.ZodType) : inner;
}
