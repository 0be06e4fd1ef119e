import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { foreignLang } from "../../i18n/foreign";
import { useI18n } from "../../i18n/I18nContext";
import { caption } from "../../theme/mixins";
import { FigureNote } from "../FigureNote/FigureNote";

export const projectImpactFragment = graphql`
  fragment ProjectImpact on Project {
    language
    contentLanguage
    impact
    claim {
      owner
      ...FigureNote
    }
  }
`;

const line = css`
  position: relative;
`;

const mark = css`
  ${caption};
  display: block;
  font-weight: var(--w-body);
`;

export interface ProjectImpactProps {
  readonly project: Queries.ProjectImpactFragment;
}

/** What a project has achieved. A figure that is not its own, or not measured, says so. */
export function ProjectImpact({ project }: ProjectImpactProps) {
  const { t } = useI18n();
  const { claim, impact } = project;
  const lang = foreignLang(project);
  if (!claim) return <span lang={lang}>{impact}</span>;
  const { owner, kind } = claim;
  const marks = [
    ...(owner === "programme" || owner === "organisation" ? [t(`common:claim.total.${owner}`)] : []),
    ...(kind === "measured" ? [] : [t(`common:claim.kind.${kind}`)]),
  ];
  return (
    <div css={line}>
      <FigureNote claim={claim}>
        <span lang={lang}>
          {claim.figure} {impact}
        </span>
      </FigureNote>
      {marks.length > 0 ? <span css={mark}>{marks.join(" · ")}</span> : null}
    </div>
  );
}
