import { graphql } from "gatsby";
import { AskBand } from "../../components/AskBand/AskBand";
import { TranslationNotice } from "../../components/TranslationNotice/TranslationNotice";
import { wrap } from "../../theme/mixins";
import { AboutSection } from "./AboutSection";
import { ContactSection } from "./ContactSection";
import { HeroSection } from "./HeroSection";
import { NewsSection } from "./NewsSection";
import { ProjectsSection } from "./ProjectsSection";
import { ResourcesSection } from "./ResourcesSection";
import { StatsBand } from "./StatsBand";
import { StepsSection } from "./StepsSection";
import { TeamSection } from "./TeamSection";
import { WorkSection } from "./WorkSection";

export const homeViewFragment = graphql`
  fragment HomeView on HomePage {
    contentLanguage
    newerIn
    partlyIn
    hero {
      ...HeroSection
      ...StatsBand
    }
    about {
      ...AboutSection
      ...TeamSection
    }
    work {
      ...WorkSection
      ...StepsSection
    }
    projects {
      ...ProjectsSection
    }
    news {
      head {
        ...SectionHead
      }
    }
    resources {
      ...ResourcesSection
    }
    give {
      title
      lead
    }
    contact {
      ...ContactSection
    }
  }
`;

/** Which sections of the home page are under maintenance. */
export const homeSwitchesFragment = graphql`
  fragment HomeSwitches on SectionSwitches {
    projects {
      ...SectionGate
    }
    news {
      ...SectionGate
    }
    resources {
      ...SectionGate
    }
    contact {
      ...SectionGate
    }
  }
`;

/** What the home page says about the organisation. */
export const homeSiteFragment = graphql`
  fragment HomeSite on SiteSettings {
    ...Organisation
    ...Reach
  }
`;

export interface HomeViewProps {
  readonly page: Queries.HomeViewFragment;
  readonly site: Queries.HomeSiteFragment;
  readonly switches: Queries.HomeSwitchesFragment;
  /** The lists are undefined in the editors' preview, which does not know them. */
  readonly projects?: readonly Queries.ProjectCardFragment[];
  /** The newest articles, newest first. */
  readonly articles?: readonly Queries.NewsCardFragment[];
  readonly resources?: readonly Queries.ShelvedResourceFragment[];
  readonly freeResources?: readonly Queries.FreeResourcesFragment[];
  /** Whether there is a film to watch. */
  readonly hasFilm?: boolean;
}

/** The home page: a walk down through the forest, from the sky to the peat. */
export function HomeView({ page, site, switches, hasFilm = false, ...lists }: HomeViewProps) {
  const { projects, articles, resources, freeResources } = lists;
  return (
    <>
      <div lang={page.contentLanguage}>
        <HeroSection hero={page.hero} hasFilm={hasFilm} />
        <StatsBand stats={page.hero.stats} />
      </div>
      <div css={wrap}>
        <TranslationNotice
          contentLanguage={page.contentLanguage}
          newerIn={page.newerIn}
          partlyIn={page.partlyIn}
        />
      </div>
      <div lang={page.contentLanguage}>
        <AboutSection about={page.about} />
        <TeamSection about={page.about} />
        <WorkSection work={page.work} />
        <StepsSection work={page.work} />
      </div>
      <ProjectsSection copy={page.projects} state={switches.projects} projects={projects} />
      <div lang={page.contentLanguage}>
        <AskBand {...page.give} />
      </div>
      <NewsSection head={page.news.head} state={switches.news} articles={articles} />
      <ResourcesSection
        copy={page.resources}
        state={switches.resources}
        organisation={site}
        {...{ resources, freeResources }}
      />
      <ContactSection copy={page.contact} state={switches.contact} site={site} />
    </>
  );
}
