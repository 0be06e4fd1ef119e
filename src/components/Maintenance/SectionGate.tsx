import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Maintenance } from "./Maintenance";

export interface SectionGateProps {
  /** The section's switch in the settings. */
  readonly state: Queries.SectionGateFragment;
  readonly children: ReactNode;
}

/** Shows a section's content or, under maintenance, a notice. */
export function SectionGate({ state, children }: SectionGateProps) {
  return state.underMaintenance ? <Maintenance message={state.message} /> : children;
}

export const sectionGateFragment = graphql`
  fragment SectionGate on SectionSwitch {
    underMaintenance
    message
  }
`;
