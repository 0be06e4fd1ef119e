import { graphql } from "gatsby";
import { SectionHead } from "../../components/SectionHead/SectionHead";
import { section, wrap } from "../../theme/mixins";
import { FocusArea } from "./FocusArea";
import * as styles from "./WorkSection.styles";

export const workSectionFragment = graphql`
  fragment WorkSection on HomePageWork {
    head {
      ...SectionHead
    }
    principles {
      title
      text
    }
    methodsTitle
    focusAreas {
      ...FocusArea
    }
  }
`;

export interface WorkSectionProps {
  readonly work: Queries.WorkSectionFragment;
}

/** The principles of the work, and the areas where it happens. */
export function WorkSection({ work }: WorkSectionProps) {
  return (
    <section css={section} id="work" aria-labelledby="work-title">
      <div css={wrap}>
        <SectionHead id="work-title" title={work.head.title} lead={work.head.lead} stratum={work.head} />
        <ul css={styles.principles}>
          {work.principles.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <div css={styles.focusAreas}>
          {work.focusAreas.map((area, index) => (
            <FocusArea key={area.title} area={area} methodsTitle={work.methodsTitle} position={index} />
          ))}
        </div>
      </div>
    </section>
  );
}
