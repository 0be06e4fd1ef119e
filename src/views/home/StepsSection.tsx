import { graphql } from "gatsby";
import { SectionHead } from "../../components/SectionHead/SectionHead";
import { patterned, section, wrap } from "../../theme/mixins";
import { GrowthDrawing } from "./GrowthDrawing";
import { steps as stepsStyles } from "./StepsSection.styles";

export const stepsSectionFragment = graphql`
  fragment StepsSection on HomePageWork {
    stepsTitle
    steps {
      title
      text
    }
  }
`;

export interface StepsSectionProps {
  readonly work: Queries.StepsSectionFragment;
}

/** The method, step by step, from seed to canopy. */
export function StepsSection({ work }: StepsSectionProps) {
  return (
    <section css={[section, patterned]} data-ground="band" aria-labelledby="steps-title">
      <div css={wrap}>
        <SectionHead id="steps-title" title={work.stepsTitle} />
        <ol css={stepsStyles}>
          {work.steps.map(({ title, text }, index) => (
            <li key={title}>
              <GrowthDrawing stage={index} />
              <h3>
                <span>{index + 1}.</span> {title}
              </h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
