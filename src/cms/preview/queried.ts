import type { IGatsbyImageData } from "gatsby-plugin-image";
import { z } from "zod";
import { withoutBlankFields } from "../../content-model/blank-fields";
import { claims, type Claim } from "../../content-model/claims";
import { fieldInfo } from "../../content-model/field-info";
import { fileName } from "../../content-model/problem-text";
import { structureOf, unwrap } from "../../content-model/walk";
import { formatFigure, withFigures } from "../../domain/figure";
import { isRecord, type Fields } from "../../domain/record";
import { previewPicture } from "./preview-picture";
import type { PreviewProps } from "./preview-props";

/** What pictures, files and claims are shown as. */
type Shown = Pick<PreviewProps, "getAsset" | "figures" | "claims">;
type GetAsset = Shown["getAsset"];

/** A picture as fragments query it; `cover` is its alias in the `BookCover` fragment. */
interface QueriedPicture {
  readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null;
  readonly cover: { readonly gatsbyImageData: IGatsbyImageData } | null;
}

/** A file for download as fragments query it; `size` in bytes. */
interface QueriedFile {
  readonly publicURL: string;
  readonly base: string;
  readonly extension: string;
  readonly size: number;
}

/** A claim as fragments query it. */
interface QueriedClaim extends Pick<Claim, "unit" | "counts" | "owner" | "kind" | "asOf"> {
  readonly slug: string;
  readonly language: string;
  readonly contentLanguage: string;
  readonly figure: string;
  readonly excludes: string | null;
  readonly source: { readonly title: string };
}

/**
 * The type of a model value in a query result. References are null: entries are not looked up. A claim
 * is as its own entry has it, or has its name for a figure until that is read.
 */
export type Queried<Value> =
  Value extends z.core.$brand<"imageFile">
    ? QueriedPicture
    : Value extends z.core.$brand<"file">
      ? QueriedFile
      : Value extends z.core.$brand<"claim">
        ? QueriedClaim
        : Value extends z.core.$brand<"reference">
          ? null
          : Value extends readonly (infer Item)[]
            ? readonly Queried<Item>[]
            : Value extends object
              ? { readonly [Name in keyof Value]-?: QueriedField<Value[Name]> }
              : Value;

type QueriedField<Value> = undefined extends Value ? Queried<NonNullable<Value>> | null : Queried<Value>;

/**
 * Shapes an unfinished entry like a query result: pictures and files with their addresses, figures in place of
 * the names of claims, null where an optional field is left out, a placeholder where a required field is missing.
 */
export function queried<Schema extends z.ZodObject>(
  schema: Schema,
  data: unknown,
  shown: Shown,
): Queried<z.output<Schema>> {
  return fields(schema, withoutBlankFields(schema, data), shown) as Queried<z.output<Schema>>;
}

function fields(schema: z.ZodType, data: unknown, shown: Shown): Fields {
  const values = isRecord(data) ? data : {};
  return Object.fromEntries(
    Object.entries(structureOf(schema).fields ?? {}).map(([name, field]) => [
      name,
      field instanceof z.ZodOptional && values[name] === undefined ? null : value(field, values[name], shown),
    ]),
  );
}

function value(schema: z.ZodType, data: unknown, shown: Shown): unknown {
  const info = fieldInfo.get(schema);
  const { item } = structureOf(schema);
  switch (info?.widget) {
    case "group":
      return fields(schema, data, shown);
    case "list":
      return item && Array.isArray(data) ? data.map((each: unknown) => value(item, each, shown)) : [];
    case "number":
      return typeof data === "number" ? data : 0;
    case "date":
      return unwrap(schema).safeParse(data).success ? data : today();
    case "boolean":
      return data === true;
    case "choice":
      return data ?? (unwrap(schema) as z.ZodEnum).options[0];
    case "reference":
      return info.collection === claims.name ? claimNamed(data, shown) : null;
    case "imageFile":
      return pictureFile(data, shown.getAsset);
    case "file":
      return downloadFile(data, shown.getAsset);
    default:
      return typeof data === "string" ? withFigures(data, shown.figures) : "";
  }
}

/** Pages say nothing of the owner and the kind of a project's measured figure, and of no claim that is not read yet. */
const unread = { owner: "project", kind: "measured" } as const;

function claimNamed(data: unknown, shown: Shown): QueriedClaim {
  const slug = typeof data === "string" ? data : "";
  const known = shown.claims.find(({ name }) => name === slug);
  // without claims, since two drafts may be part of each other
  const claim = queried(claims.schema, known?.data ?? unread, { ...shown, claims: [] });
  const { language = "", contentLanguage = "" } = known ?? {};
  return { ...claim, slug, language, contentLanguage, figure: known ? formatFigure(claim, language) : slug };
}

/** Placeholder for a missing date, `YYYY-MM-DD` in UTC. */
function today(): string {
  return new Date().toISOString().slice(0, 10);
}

function pictureFile(data: unknown, getAsset: GetAsset): QueriedPicture {
  const gatsbyImageData = previewPicture(data, getAsset);
  const file = gatsbyImageData && { gatsbyImageData };
  return { childImageSharp: file, cover: file };
}

function downloadFile(data: unknown, getAsset: GetAsset): QueriedFile | null {
  if (typeof data !== "string") return null;
  const base = fileName(data);
  return { publicURL: getAsset(data).toString(), base, extension: base.split(".").pop() ?? "", size: 0 };
}
