import type { IGatsbyImageData } from "gatsby-plugin-image";

/**
 * Finds the picture at a path written in an entry and makes its sizes; null if there is none, or if
 * the path is not of the form that the content model lets through.
 */
export type PictureSource = (relativePath: string) => Promise<IGatsbyImageData | null>;
