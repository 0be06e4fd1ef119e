import { css } from "@emotion/react";
import { graphql } from "gatsby";
import ArrowRight from "lucide-react/icons/arrow-right";
import { textAction } from "../../components/Button/Button.styles";
import { NothingYet } from "../../components/EmptyState/NothingYet";
import { SectionGate } from "../../components/Maintenance/SectionGate";
import { ProjectGrid } from "../../components/ProjectCard/ProjectGrid";
import { SectionHead } from "../../components/SectionHead/SectionHead";
import { basePaths } from "../../domain/addresses";
import { useI18n } from "../../i18n/I18nContext";
import { LocalizedLink } from "../../i18n/LocalizedLink";
import { section, wrap } from "../../theme/mixins";

const sunk = css`
  background: var(--sunk);
`;

export const projectsSectionFragment = graphql`
  fragment ProjectsSection on HomePageProjects {
    head {
      ...SectionHead
    }
  }
`;

export interface ProjectsSectionProps {
  readonly copy: Queries.ProjectsSectionFragment;
  readonly state: Queries.SectionGateFragment;
  readonly projects: readonly Queries.ProjectCardFragment[] | undefined;
}

/** The projects that the home page shows, and a link to all of them. */
export function ProjectsSection({ copy: { head }, state, projects }: ProjectsSectionProps) {
  const { t } = useI18n();
  const allProjects = (
    <LocalizedLink css={textAction} to={basePaths.projects}>
      {t("projects:seeAll")}
      <ArrowRight data-go aria-hidden="true" />
    </LocalizedLink>
  );
  return (
    <section css={[section, sunk]} id="projects" aria-labelledby="projects-title">
      <div css={wrap}>
        <SectionHead
          id="projects-title"
          title={head.title}
          lead={head.lead}
          stratum={head}
          link={allProjects}
        />
        <SectionGate state={state}>
          {projects?.length === 0 ? (
            <NothingYet heading="h3" />
          ) : (
            <ProjectGrid projects={projects ?? []} headingLevel={3} />
          )}
        </SectionGate>
      </div>
    </section>
  );
}
