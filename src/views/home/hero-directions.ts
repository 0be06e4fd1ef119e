import type { PictureProps } from "../../components/Picture/Picture";
import { from } from "../../theme/breakpoints";

type Directed = Pick<PictureProps, "data" | "directions">;
type Plate = Queries.TallPlateFragment;

const wide = from.medium;
const dark = "(prefers-color-scheme: dark)";

/**
 * The hero's pictures by screen: `system` for the system's colour scheme, `opposite` for the other one. Null
 * if a picture is missing.
 */
export function heroDirections(
  plates: Queries.HeroPlateFragment,
): Readonly<Record<"system" | "opposite", Directed | null>> {
  const { dayTall, dayWide, nightTall, nightWide } = plates;
  return {
    system: directed({ lightTall: dayTall, lightWide: dayWide, darkTall: nightTall, darkWide: nightWide }),
    opposite: directed({ lightTall: nightTall, lightWide: nightWide, darkTall: dayTall, darkWide: dayWide }),
  };
}

function directed(
  plates: Record<"lightTall" | "lightWide" | "darkTall" | "darkWide", Plate>,
): Directed | null {
  const data = imageData(plates.lightTall);
  const [lightWide, darkTall, darkWide] = [plates.lightWide, plates.darkTall, plates.darkWide].map(imageData);
  if (!data || !lightWide || !darkTall || !darkWide) return null;
  return {
    data,
    directions: [
      { media: `${wide} and ${dark}`, data: darkWide },
      { media: wide, data: lightWide },
      { media: dark, data: darkTall },
    ],
  };
}

function imageData({ childImageSharp }: Plate) {
  return childImageSharp?.gatsbyImageData;
}
