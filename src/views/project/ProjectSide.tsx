import { Heart } from "lucide-react";
import { ButtonLink } from "../../components/Button/Button";
import { givingPath } from "../../domain/addresses";
import { useI18n } from "../../i18n/I18nContext";
import { ProjectFacts, type ProjectFactsProps } from "./ProjectFacts";
import * as styles from "./ProjectFacts.styles";

/** The column beside a project's text: facts, and a button to donate. */
export function ProjectSide({ project }: ProjectFactsProps) {
  const { t } = useI18n();
  return (
    <div css={styles.side}>
      <ProjectFacts project={project} />
      <p css={styles.donate}>
        <ButtonLink tone="give" to={givingPath(project)} wide>
          <Heart aria-hidden="true" />
          {t("projects:page.donate")}
        </ButtonLink>
      </p>
    </div>
  );
}
