import { css } from "@emotion/react";
import Heart from "lucide-react/icons/heart";
import { ButtonLink } from "../../components/Button/Button";
import { givingPath } from "../../domain/addresses";
import { useI18n } from "../../i18n/I18nContext";
import { screenOnly } from "../../theme/mixins";
import { ProjectFacts, type ProjectFactsProps } from "./ProjectFacts";

const side = css`
  display: grid;
  gap: 1.5rem;
`;

/** The column beside a project's text: facts, and a button to donate. */
export function ProjectSide({ project }: ProjectFactsProps) {
  const { t } = useI18n();
  return (
    <div css={side}>
      <ProjectFacts project={project} />
      <p css={screenOnly}>
        <ButtonLink tone="give" to={givingPath(project)} wide>
          <Heart aria-hidden="true" />
          {t("projects:page.donate")}
        </ButtonLink>
      </p>
    </div>
  );
}
