import { css } from "@emotion/react";
import type { IGatsbyImageData } from "gatsby-plugin-image";

export interface PictureProps {
  /** `gatsbyImageData` of a query. */
  readonly data: IGatsbyImageData;
  /** Alternatives for art direction: the first whose media query matches replaces `data`. */
  readonly directions?: readonly PictureDirection[];
  /** Alternative text; empty for a decorative picture. */
  readonly alt: string;
  /** Point to keep in view when the picture is cropped: `50% 42%`. */
  readonly focus?: string | null | undefined;
  /** Whether it is above the fold: then it is fetched eagerly, with high priority. */
  readonly first?: boolean;
  /** Widths of the picture, in the syntax of the `sizes` attribute; by default those of the query. */
  readonly sizes?: string;
}

/** A picture for screens that match a media query. */
export interface PictureDirection {
  readonly media: string;
  readonly data: IGatsbyImageData;
}

const image = css`
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

/** A responsive picture as plain HTML: no script, no layout shift, its main colour until it is loaded. */
export function Picture({ data, directions = [], alt, focus, first = false, sizes }: PictureProps) {
  const { images, width, height, backgroundColor } = data;
  const { fallback } = images;
  return (
    <picture>
      {[...directions, { media: undefined, data }].flatMap((direction) => sources(direction, sizes))}
      <img
        css={image}
        src={fallback?.src}
        srcSet={fallback?.srcSet}
        sizes={sizes ?? fallback?.sizes}
        alt={alt}
        width={width}
        height={height}
        loading={first ? "eager" : "lazy"}
        decoding={first ? "auto" : "async"}
        fetchPriority={first ? "high" : undefined}
        style={{ backgroundColor, objectPosition: focus ?? undefined }}
      />
    </picture>
  );
}

/** A `<source>` for every format; art-directed pictures need one for their fallback format, too. */
function sources({ media, data }: { media?: string | undefined; data: IGatsbyImageData }, sizes?: string) {
  const { images, width, height } = data;
  const fallback = media && images.fallback ? [{ ...images.fallback, type: undefined }] : [];
  return [...(images.sources ?? []), ...fallback].map(({ type, srcSet, sizes: querySizes }) => (
    <source
      key={`${media ?? ""} ${type ?? ""}`}
      {...{ media, type, srcSet, width, height }}
      sizes={sizes ?? querySizes}
    />
  ));
}
