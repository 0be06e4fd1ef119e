import { css } from "@emotion/react";
import type { IGatsbyImageData } from "gatsby-plugin-image";

export interface PictureProps {
  /** `gatsbyImageData` of a query. */
  readonly data: IGatsbyImageData;
  /** Other pictures for other screens: the first whose media query holds is shown in place of `data`. */
  readonly directions?: readonly PictureDirection[];
  /** What happens in the picture; empty for one that only decorates. */
  readonly alt: string;
  /** Point to keep in view when the picture is cropped: `50% 42%`. */
  readonly focus?: string | null | undefined;
  /** The one picture that is seen first: fetched at once and before others. */
  readonly first?: boolean;
  /** Widths at which it is shown, as in `sizes`; without it, those of the query. */
  readonly sizes?: string;
}

/** A picture for the screens of a media query. */
export interface PictureDirection {
  readonly media: string;
  readonly data: IGatsbyImageData;
}

const image = css`
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

/** A responsive picture as plain HTML: no script, no layout shift, its main colour until it is there. */
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

/** Every format of a picture; for one that is not the `img` itself, its fallback format too. */
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
