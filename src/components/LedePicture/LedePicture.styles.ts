import { css } from "@emotion/react";
import { below, from } from "../../theme/breakpoints";
import { crops } from "../../theme/crops";
import { caption, print } from "../../theme/mixins";

/** Widths of the picture: the screen's, from 768 px without two gutters, up to the container's. */
export const sizes = `${from.full} 82.5rem, ${from.medium} 90vw, 100vw`;

export const lede = css`
  @media screen and ${below.medium} {
    margin-inline: calc(var(--gutter) * -1);
    figcaption {
      padding-inline: var(--gutter);
    }
  }
  @media print {
    max-width: 16cm;
    break-inside: avoid;
  }
`;

export const frame = css`
  ${print};
  @media screen and ${below.medium} {
    border-radius: 0;
  }
`;

export const photo = css`
  aspect-ratio: ${crops.landscape};
`;

export const banner = css`
  aspect-ratio: 16/11;
  @media ${from.medium} {
    aspect-ratio: ${crops.banner};
  }
`;

export const captionText = css`
  ${caption};
  margin-top: 0.6rem;
`;
