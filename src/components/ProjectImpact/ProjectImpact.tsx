import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { foreignLang } from "../../i18n/foreign";
import { FigureMarks } from "../FigureNote/FigureMarks";
import { FigureNote } from "../FigureNote/FigureNote";

export const projectImpactFragment = graphql`
  fragment ProjectImpact on Project {
    ...ForeignText
    impact
    claim {
      owner
      unit
      ...FigureNote
    }
  }
`;

const line = css`
  position: relative;
  small {
    color: var(--text-muted);
  }
`;

export interface ProjectImpactProps {
  readonly project: Queries.ProjectImpactFragment;
}

/** What a project has achieved. A figure that is not its own, or not measured, says so. */
export function ProjectImpact({ project }: ProjectImpactProps) {
  const { claim, impact } = project;
  const lang = foreignLang(project);
  if (!claim) return <span lang={lang}>{impact}</span>;
  return (
    <div css={line}>
      <FigureNote claim={claim}>
        <span lang={lang}>
          {claim.figure} {impact}
        </span>
      </FigureNote>
      <FigureMarks kind={claim.kind} of={claim} />
    </div>
  );
}
