import { Heart } from "lucide-react";
import { ButtonLink } from "../../components/Button/Button";
import { ShareLinks, type ShareLinksProps } from "../../components/ShareLinks/ShareLinks";
import { givingPath } from "../../domain/addresses";
import { useI18n } from "../../i18n/I18nContext";
import { ProjectFacts, type ProjectFactsProps } from "./ProjectFacts";
import * as styles from "./ProjectFacts.styles";

export interface ProjectSideProps extends ProjectFactsProps, ShareLinksProps {}

/** The column beside a project's text: facts, a button to donate, and links to share it. */
export function ProjectSide({ project, ...share }: ProjectSideProps) {
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
      <ShareLinks {...share} />
    </div>
  );
}
