import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Picture } from "../../components/Picture/Picture";
import { heroDirections } from "./hero-directions";

export const heroPlateFragment = graphql`
  fragment HeroPlate on HomePageHero {
    alt
    dayTall {
      ...TallPlate
    }
    dayWide {
      ...WidePlate
    }
    nightTall {
      ...TallPlate
    }
    nightWide {
      ...WidePlate
    }
  }

  fragment TallPlate on File {
    childImageSharp {
      gatsbyImageData(width: 900, breakpoints: [360, 640], placeholder: NONE)
    }
  }

  fragment WidePlate on File {
    childImageSharp {
      gatsbyImageData(
        width: 1600
        breakpoints: [960, 1280]
        placeholder: NONE
        # a flat sky on a large screen shows blocks at the quality of other pictures
        avifOptions: { quality: 60 }
      )
    }
  }
`;

const chosenInstead = `
  > :first-child {
    display: none;
  }
  > :nth-child(2) {
    display: contents;
  }
`;

/**
 * The upper edge fades out, so that the picture's grain does not end in a line across the sky. Which child is the last is
 * not known before all of the page has arrived; which is the second is.
 */
const art = css`
  position: absolute;
  inset: auto 0 0;
  mask: linear-gradient(transparent, #000 8%);
  > :nth-child(2) {
    display: none;
  }
  @media (prefers-color-scheme: dark) {
    html[data-theme="light"] & {
      ${chosenInstead}
    }
  }
  @media (prefers-color-scheme: light) {
    html[data-theme="dark"] & {
      ${chosenInstead}
    }
  }
`;

export interface HeroPlateProps {
  readonly plate: Queries.HeroPlateFragment;
}

/**
 * The forest by day or night. The first picture follows the system's colour scheme and is fetched with high
 * priority; the second is its opposite, fetched only if the visitor chose the other scheme. CSS alone picks
 * one, so the right one is there before hydration and without scripts.
 */
export function HeroPlate({ plate }: HeroPlateProps) {
  const { system, opposite } = heroDirections(plate);
  return (
    <div css={art}>
      {system && <Picture {...system} alt={plate.alt} sizes="100vw" first />}
      {opposite && <Picture {...opposite} alt={plate.alt} sizes="100vw" />}
    </div>
  );
}
