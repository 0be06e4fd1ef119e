import { graphql } from "gatsby";
import { AboutSection } from "./AboutSection";
import { HeroSection } from "./HeroSection";
import { NewsSection } from "./NewsSection";
import { StatsBand } from "./StatsBand";
import { StepsSection } from "./StepsSection";
import { TeamSection } from "./TeamSection";
import { WorkSection } from "./WorkSection";

export const homeViewFragment = graphql`
  fragment HomeView on HomePage {
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
    news {
      head {
        ...NewsSectionHead
      }
    }
  }
`;

export const homeSwitchesFragment = graphql`
  fragment HomeSwitches on SectionSwitches {
    news {
      ...SectionGate
    }
  }
`;

export interface HomeViewProps {
  readonly page: Queries.HomeViewFragment;
  /** Which sections are under maintenance. */
  readonly switches: Queries.HomeSwitchesFragment;
  /** The newest articles, newest first. */
  readonly articles: readonly Queries.NewsCardFragment[];
}

/** The home page: a walk down through the forest, from the sky to the peat. */
export function HomeView({ page, switches, articles }: HomeViewProps) {
  return (
    <>
      <HeroSection hero={page.hero} />
      <StatsBand stats={page.hero.stats} />
      <AboutSection about={page.about} />
      <TeamSection about={page.about} />
      <WorkSection work={page.work} />
      <StepsSection work={page.work} />
      <NewsSection head={page.news.head} state={switches.news} articles={articles} />
    </>
  );
}
