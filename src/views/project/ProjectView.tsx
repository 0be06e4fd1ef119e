import { graphql } from "gatsby";
import { AskBand } from "../../components/AskBand/AskBand";
import { Badge } from "../../components/Badge/Badge";
import { Breadcrumbs } from "../../components/Breadcrumbs/Breadcrumbs";
import { ButtonLink } from "../../components/Button/Button";
import { LedePicture } from "../../components/LedePicture/LedePicture";
import { Page } from "../../components/Page/Page";
import { PageHeader } from "../../components/Page/PageHeader";
import { ProjectStatus } from "../../components/ProjectCard/ProjectStatus";
import { Prose } from "../../components/Prose/Prose";
import { ShareLinks } from "../../components/ShareLinks/ShareLinks";
import { Split } from "../../components/Split/Split";
import { TranslationNotice } from "../../components/TranslationNotice/TranslationNotice";
import { basePaths, givingPath } from "../../domain/addresses";
import { foreignLang } from "../../i18n/foreign";
import { useI18n } from "../../i18n/I18nContext";
import { ProjectEvidence } from "./ProjectEvidence";
import { ProjectFeatures } from "./ProjectFeatures";
import { ProjectSide } from "./ProjectSide";
import * as styles from "./ProjectView.styles";
import { RelatedProjects, type RelatedProjectsProps } from "./RelatedProjects";

export interface ProjectViewProps {
  readonly project: Queries.ProjectViewFragment;
  readonly copy: Queries.ProjectViewCopyFragment;
  /** Where the licence of the data stands. */
  readonly figures: Queries.DataLicenceFragment;
  /** Absolute address of the page, for sharing. */
  readonly address: string;
  readonly related: RelatedProjectsProps["projects"];
}

/** The page of a project. */
export function ProjectView({ project, copy, figures, address, related }: ProjectViewProps) {
  const { t } = useI18n();
  const { title, description, image, body, contentLanguage, newerIn, partlyIn, donationEffect, features } =
    project;
  const lang = foreignLang(project);
  return (
    <>
      <article>
        <Page>
          <Breadcrumbs
            trail={[{ to: basePaths.projects, label: t("common:sections.projects") }]}
            current={title}
            lang={lang}
          />
          <PageHeader title={title} lead={description} lang={lang} long above={<ProjectTags {...project} />}>
            <TranslationNotice contentLanguage={contentLanguage} newerIn={newerIn} partlyIn={partlyIn} />
          </PageHeader>
          <LedePicture picture={image} shape="banner" lang={lang} />
          <Split sideLabel={t("projects:page.facts.label")} side={<ProjectSide project={project} />} sideLast>
            <Prose html={body} lang={lang} opening />
            <ProjectFeatures features={features} lang={lang} />
            <ProjectEvidence project={project} figures={figures} />
            <div css={styles.share}>
              <ShareLinks title={title} address={address} />
            </div>
          </Split>
        </Page>
      </article>
      <AskBand to={givingPath(project)} title={copy.donateTitle} lead={donationEffect} leadLang={lang}>
        <ButtonLink tone="line" to={`/?subject=${encodeURIComponent(title)}#contact`}>
          {t("projects:page.partner")}
        </ButtonLink>
      </AskBand>
      <RelatedProjects projects={related} />
    </>
  );
}

function ProjectTags({ status, category, year }: Queries.ProjectViewFragment) {
  const { t } = useI18n();
  return (
    <div css={styles.tags}>
      <ProjectStatus status={status} />
      <Badge tone="plain">{t(`projects:category.${category}`)}</Badge>
      {year === null ? null : <Badge tone="plain">{year}</Badge>}
    </div>
  );
}

export const projectViewFragment = graphql`
  fragment ProjectView on Project {
    newerIn
    partlyIn
    title
    description
    body
    donationEffect
    features
    image {
      ...LedePicture
    }
    ...ProjectFacts
    ...ProjectEvidence
  }
`;

export const projectViewCopyFragment = graphql`
  fragment ProjectViewCopy on ProjectsPage {
    donateTitle
  }
`;
