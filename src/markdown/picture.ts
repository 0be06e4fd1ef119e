import type { IGatsbyImageData } from "gatsby-plugin-image";

/**
 * Finds the picture at a path as written in an entry and generates its sizes; null if it does not exist, or
 * if the path does not match the content model's pattern.
 */
export type PictureSource = (relativePath: string) => Promise<IGatsbyImageData | null>;
