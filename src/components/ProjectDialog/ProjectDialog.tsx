import { graphql } from "gatsby";
import ArrowRight from "lucide-react/icons/arrow-right";
import { basePaths, pagePath } from "../../domain/addresses";
import { foreignLang } from "../../i18n/foreign";
import { useI18n } from "../../i18n/I18nContext";
import { from } from "../../theme/breakpoints";
import { ButtonLink } from "../Button/Button";
import { ContentPicture } from "../ContentPicture/ContentPicture";
import { Dialog, DialogBody, DialogFoot, DialogTitle, type DialogControl } from "../Dialog/Dialog";
import { ProjectStatus } from "../ProjectCard/ProjectStatus";
import { ProjectImpact } from "../ProjectImpact/ProjectImpact";
import { TickList } from "../TickList/TickList";
import { TranslationNotice } from "../TranslationNotice/TranslationNotice";
import * as styles from "./ProjectDialog.styles";

export const projectDialogFragment = graphql`
  fragment ProjectDialog on Project {
    slug
    ...ForeignText
    title
    image {
      ...ContentPicture
    }
    status
    category
    description
    features
    ...ProjectImpact
  }
`;

export interface ProjectDialogProps extends DialogControl {
  readonly project: Queries.ProjectDialogFragment;
}

/** A project at a glance, with a link to its page. */
export function ProjectDialog({ project, onClose }: ProjectDialogProps) {
  const { t } = useI18n();
  const lang = foreignLang(project);
  const art = <ContentPicture picture={project.image} sizes={`${from.medium} 56rem, 100vw`} />;
  return (
    <Dialog art={art} onClose={onClose}>
      <DialogBody>
        <div>
          <ProjectStatus status={project.status} />
          <DialogTitle lang={lang}>{project.title}</DialogTitle>
          <TranslationNotice contentLanguage={project.contentLanguage} />
        </div>
        <dl css={styles.facts}>
          <div>
            <dt>{t("projects:dialog.category")}</dt>
            <dd>{t(`projects:category.${project.category}`)}</dd>
          </div>
          <div>
            <dt>{t("projects:dialog.impact")}</dt>
            <dd>
              <ProjectImpact project={project} />
            </dd>
          </div>
        </dl>
        <p lang={lang}>{project.description}</p>
        {project.features?.length ? (
          <div>
            <h3>{t("projects:dialog.keyFeatures")}</h3>
            <TickList items={project.features} lang={lang} />
          </div>
        ) : null}
      </DialogBody>
      <DialogFoot>
        <ButtonLink to={pagePath(basePaths.projects, project.slug)}>
          {t("projects:dialog.viewDetails")}
          <ArrowRight data-go aria-hidden="true" />
        </ButtonLink>
      </DialogFoot>
    </Dialog>
  );
}
