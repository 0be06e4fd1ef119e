import type { GatsbyNode, Node } from "gatsby";

interface Info {
  readonly originalResolver: Resolve;
}

type Resolve = (picture: Node, args: object, context: unknown, info: Info) => Promise<unknown>;

/**
 * Works out the sizes and colour of a picture once for each use, however many nodes and pages show it. By itself,
 * Gatsby does it for each of them, and decodes the picture for all those that ask at once.
 */
export const keepPictureData: NonNullable<GatsbyNode["createResolvers"]> = ({ createResolvers }) => {
  // Gatsby types it as a bare `Function`.
  (createResolvers as (resolvers: object) => void)({
    ImageSharp: { gatsbyImageData: { resolve: keptByPicture() } },
  });
};

/** A resolver that asks the original one once for each content of a picture and each set of arguments. */
export function keptByPicture(): Resolve {
  const kept = new Map<string, Promise<unknown>>();
  return (picture, args, context, info) => {
    const key = JSON.stringify([picture.id, picture.internal.contentDigest, args]);
    const known = kept.get(key);
    if (known) return known;
    const found = info.originalResolver(picture, args, context, info);
    kept.set(key, found);
    // a picture that could not be read is tried again
    found.catch(() => kept.delete(key));
    return found;
  };
}
