import { css } from "@emotion/react";
import { graphql } from "gatsby";
import ChartLine from "lucide-react/icons/chart-line";
import Database from "lucide-react/icons/database";
import Droplets from "lucide-react/icons/droplets";
import FileChartColumn from "lucide-react/icons/file-chart-column";
import Layers from "lucide-react/icons/layers";
import Map from "lucide-react/icons/map";
import Satellite from "lucide-react/icons/satellite";
import ShieldCheck from "lucide-react/icons/shield-check";
import type { LucideIcon } from "lucide-react/types";
import { IconList } from "../../components/IconList/IconList";
import { from } from "../../theme/breakpoints";

const grid = css`
  display: grid;
  gap: 2rem var(--gap);
  svg {
    width: 2rem;
    height: 2rem;
    color: var(--link);
  }
  li {
    padding-top: 1.25rem;
    border-top: 1px solid var(--border);
    break-inside: avoid;
  }
  h3 {
    margin-top: 0.75rem;
    font-size: 1.25rem;
  }
  p {
    margin-top: 0.35rem;
    color: var(--text-muted);
  }
  @media ${from.small} {
    grid-template-columns: 1fr 1fr;
  }
`;

const keyCards = css`
  li {
    border-top: 2px solid var(--text);
  }
  h3 {
    font-size: var(--fs-h3);
  }
`;

const threeColumns = css`
  @media ${from.wide} {
    grid-template-columns: repeat(3, 1fr);
  }
`;

const icons: Readonly<Record<Queries.DemoIcon, LucideIcon>> = {
  satellite: Satellite,
  report: FileChartColumn,
  chart: ChartLine,
  map: Map,
  water: Droplets,
  layers: Layers,
  shield: ShieldCheck,
  database: Database,
};

export const demoCardFragment = graphql`
  fragment DemoCard on DemoCard {
    icon
    title
    text
  }
`;

export interface CardsProps {
  readonly cards: readonly Queries.DemoCardFragment[];
  /** Larger cards, for the few that matter most. */
  readonly large?: boolean;
}

/** The tools' features, one card each. */
export function Cards({ cards, large = false }: CardsProps) {
  return <IconList items={cards} icons={icons} css={[grid, large ? keyCards : threeColumns]} />;
}
