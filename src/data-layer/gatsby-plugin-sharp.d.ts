declare module "gatsby-plugin-sharp" {
  import type { IGatsbyImageData } from "gatsby-plugin-image";

  /** Makes the sizes of a picture; undefined if the file is no picture. The plugin has no types of its own. */
  export function generateImageData(options: {
    readonly file: object;
    readonly args: object;
    readonly cache: object;
    readonly reporter: object;
    readonly pathPrefix: string;
  }): Promise<IGatsbyImageData | undefined>;
}
