import type { IGatsbyImageData } from "gatsby-plugin-image";

/** A picture as a query gives it, in one size. */
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

/** The file of a picture in a fragment. */
export function pictureFile(name: string) {
  return { childImageSharp: { gatsbyImageData: pictureData(name) } };
}
