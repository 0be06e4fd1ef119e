import type { IGatsbyImageData } from "gatsby-plugin-image";

/** Image data as a query returns it, with one size. */
export function pictureData(name: string): IGatsbyImageData {
  return {
    layout: "constrained",
    width: 1600,
    height: 1000,
    backgroundColor: "#386848",
    images: {
      fallback: { src: `/static/${name}.jpg` },
      sources: [{ type: "image/avif", srcSet: `/static/${name}.avif 1600w`, sizes: "100vw" }],
    },
  };
}

/** A picture's file node as fragments query it. */
export function pictureFile(name: string) {
  return { childImageSharp: { gatsbyImageData: pictureData(name) } };
}
