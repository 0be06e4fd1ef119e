import type { IGatsbyImageData } from "gatsby-plugin-image";
import { picturePath } from "../../content-model/field";
import type { PreviewProps } from "./preview-props";

/**
 * A picture in the shape of `gatsbyImageData`, with the original file as its only size; null until it is
 * loaded.
 */
export function previewPicture(path: unknown, getAsset: PreviewProps["getAsset"]): IGatsbyImageData | null {
  if (typeof path !== "string" || !picturePath.regex.test(path)) return null;
  const src = getAsset(path).toString();
  return src ? { layout: "constrained", width: 1600, height: 1000, images: { fallback: { src } } } : null;
}
