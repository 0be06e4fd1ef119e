import type { NodePluginSchema } from "gatsby";
import { z } from "zod";
import { fieldInfo, type FieldInfo } from "../../content-model/field-info";
import { structureOf, unwrap } from "../../content-model/walk";
import type { Fields } from "../../domain/record";
import { renderText } from "../../markdown/render-text";
import { referencedType, resolveReference } from "./reference-field";

type TypeDefinition = ReturnType<NodePluginSchema["buildObjectType"] | NodePluginSchema["buildEnumType"]>;
interface FieldDefinition {
  readonly type: string;
  readonly description: string;
  readonly extensions?: Readonly<Record<string, object>>;
  readonly resolve?: ReturnType<typeof resolveReference> | ReturnType<typeof resolveMarkdown>;
}

/** Collects the GraphQL types of model schemas; each group and each choice becomes a type. */
export class ModelTypes {
  /** By name: the type, and its fields or values as text, for comparison. */
  private readonly types = new Map<string, { readonly type: TypeDefinition; readonly shape: string }>();

  constructor(private readonly build: NodePluginSchema) {}

  /** All types found so far. */
  all(): TypeDefinition[] {
    return [...this.types.values()].map(({ type }) => type);
  }

  /**
   * The GraphQL fields of the object type `typeName`; also collects the types that these need.
   * @throws Error if two types of the same name differ
   */
  fields(schema: z.ZodType, typeName: string): Record<string, FieldDefinition> {
    return Object.fromEntries(
      Object.entries(structureOf(schema).fields ?? {}).map(([name, field]) => [
        name,
        this.field(name, field, typeName + name.charAt(0).toUpperCase() + name.slice(1)),
      ]),
    );
  }

  private field(name: string, schema: z.ZodType, defaultName: string): FieldDefinition {
    const info = requiredInfo(schema, defaultName);
    const required = schema instanceof z.ZodOptional ? "" : "!";
    const description = [info.label.en, info.hint?.en].filter(Boolean).join(". ");
    if (info.collection) {
      const type = referencedType(info.collection) + required;
      return { type, description, resolve: resolveReference(name, info.collection) };
    }
    return {
      type: this.typeName(unwrap(schema), info, defaultName) + required,
      description,
      ...(info.widget === "markdown" ? { resolve: resolveMarkdown(name) } : {}),
      ...(info.widget === "imageFile" || info.widget === "file"
        ? { extensions: { fileByRelativePath: {} } }
        : {}),
    };
  }

  private typeName(schema: z.ZodType, info: FieldInfo, defaultName: string): string {
    const name = info.typeName ?? defaultName;
    const { fields: isGroup, item } = structureOf(schema);
    if (item) return `[${this.typeName(unwrap(item), requiredInfo(item, name), name)}!]`;
    if (isGroup) {
      const fields = this.fields(schema, name);
      const shape = Object.entries(fields).map(([field, { type }]) => `${field} ${type}`);
      return this.add(name, shape, this.build.buildObjectType({ name, description: info.label.en, fields }));
    }
    if (schema instanceof z.ZodEnum) {
      const values = Object.fromEntries(
        schema.options.map((value) => {
          const description = info.options?.[value]?.en ?? `Its words are ${info.words}.${value}`;
          return [value, { value, description }];
        }),
      );
      const type = this.build.buildEnumType({ name, description: info.label.en, values });
      return this.add(name, Object.keys(values), type);
    }
    return scalarName(schema, info);
  }

  /** Adds a type and returns its name. Throws if a different type already has this name. */
  private add(name: string, parts: readonly string[], type: TypeDefinition): string {
    const shape = parts.join(", ");
    const known = this.types.get(name);
    if (!known) this.types.set(name, { type, shape });
    else if (known.shape !== shape) {
      throw new Error(`The content model has two types named ${name}: ${known.shape} and ${shape}`);
    }
    return name;
  }
}

function requiredInfo(schema: z.ZodType, name: string): FieldInfo {
  const info = fieldInfo.get(schema);
  if (!info) throw new Error(`The content model's ${name} was not made with a builder of field.ts`);
  return info;
}

function scalarName(schema: z.ZodType, { widget }: FieldInfo): string {
  if (widget === "imageFile" || widget === "file") return "File";
  if (widget === "date") return "Date";
  if (widget === "boolean") return "Boolean";
  if (widget === "number")
    return schema instanceof z.ZodNumber && schema.format === "safeint" ? "Int" : "Float";
  return "String";
}

/** A resolver that renders the Markdown in field `name`, which has no pictures, to safe HTML. */
function resolveMarkdown(name: string) {
  return async (source: object): Promise<string | null> => {
    const { language, [name]: markdown } = source as Fields;
    return typeof markdown === "string" ? await renderText(markdown, String(language)) : null;
  };
}
