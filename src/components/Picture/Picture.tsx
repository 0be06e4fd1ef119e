import { css } from "@emotion/react";
import type { IGatsbyImageData } from "gatsby-plugin-image";

export interface PictureProps {
  /** `gatsbyImageData` of a query. */
  readonly data: IGatsbyImageData;
  /** What happens in the picture; empty for one that only decorates. */
  readonly alt: string;
  /** Point to keep in view when the picture is cropped: `50% 42%`. */
  readonly focus?: string | null | undefined;
  /** The one picture that is seen first: fetched at once and before others. */
  readonly first?: boolean;
  /** Widths at which it is shown, as in `sizes`; without it, those of the query. */
  readonly sizes?: string;
}

const image = css`
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

/** A responsive picture as plain HTML: no script, no layout shift, its main colour until it is there. */
export function Picture({ data, alt, focus, first = false, sizes }: PictureProps) {
  const { images, width, height, backgroundColor } = data;
  return (
    <picture>
      {images.sources?.map(({ type, srcSet, sizes: querySizes }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes ?? querySizes} />
      ))}
      <img
        css={image}
        src={images.fallback?.src}
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
