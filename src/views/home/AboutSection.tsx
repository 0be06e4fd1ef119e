import { graphql } from "gatsby";
import { ContentPicture } from "../../components/ContentPicture/ContentPicture";
import { SectionHead } from "../../components/SectionHead/SectionHead";
import { columns, print, section, wrap } from "../../theme/mixins";
import * as styles from "./AboutSection.styles";

export const aboutSectionFragment = graphql`
  fragment AboutSection on HomePageAbout {
    head {
      ...SectionHead
    }
    visionTitle
    vision
    missionTitle
    mission
    image {
      ...FramedPicture
    }
  }
`;

export interface AboutSectionProps {
  readonly about: Queries.AboutSectionFragment;
}

/** The organisation's vision and mission, beside a picture. */
export function AboutSection({ about }: AboutSectionProps) {
  return (
    <section css={section} id="about" aria-labelledby="about-title">
      <div css={wrap}>
        <SectionHead id="about-title" title={about.head.title} lead={about.head.lead} stratum={about.head} />
        <div css={[columns, styles.about]}>
          <div>
            <h3>{about.visionTitle}</h3>
            <p>{about.vision}</p>
            <h3>{about.missionTitle}</h3>
            <ol>
              {about.mission.map((point, index) => (
                <li key={point}>
                  <span aria-hidden="true">{index + 1}</span>
                  <p>{point}</p>
                </li>
              ))}
            </ol>
          </div>
          <figure css={print}>
            <ContentPicture picture={about.image} sizes={styles.pictureSizes} />
          </figure>
        </div>
      </div>
    </section>
  );
}
