declare module "gatsby-plugin-sharp" {
  import type { IGatsbyImageData } from "gatsby-plugin-image";

  /** Generates a picture's sizes; undefined if the file is not a picture. The plugin itself has no types. */
  export function generateImageData(options: {
    readonly file: object;
    readonly args: object;
    readonly cache: object;
    readonly reporter: object;
    readonly pathPrefix: string;
  }): Promise<IGatsbyImageData | undefined>;
}
