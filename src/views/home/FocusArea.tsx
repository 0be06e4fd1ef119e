import { graphql } from "gatsby";
import { ContentPicture } from "../../components/ContentPicture/ContentPicture";
import { print } from "../../theme/mixins";
import { Achievement } from "./Achievement";
import { focusAreaLayout } from "./focus-area-layouts";
import * as styles from "./FocusArea.styles";

export const focusAreaFragment = graphql`
  fragment FocusArea on FocusArea {
    title
    intro
    image {
      ...ContentPicture
    }
    methods
    achievement {
      ...Achievement
    }
  }
`;

export interface FocusAreaProps {
  readonly area: Queries.FocusAreaFragment;
  /** Heading of the methods, which opens them on phones. */
  readonly methodsTitle: string;
  /** Index in the list, which decides on the layout. */
  readonly position: number;
}

/** A field of work: its picture with what was achieved, its aim and its methods. */
export function FocusArea({ area, methodsTitle, position }: FocusAreaProps) {
  const { layout, sizes, corner } = focusAreaLayout(position);
  return (
    <article css={[styles.area, layout]}>
      <figure>
        <div css={print}>
          <ContentPicture picture={area.image} sizes={sizes} />
        </div>
        {area.achievement ? <Achievement achievement={area.achievement} corner={corner} /> : null}
      </figure>
      <div data-lead>
        <h3>{area.title}</h3>
        <p>{area.intro}</p>
      </div>
      <div data-methods>
        <details>
          <summary>
            <h4>{methodsTitle}</h4>
          </summary>
        </details>
        <ul>
          {area.methods.map((method) => (
            <li key={method}>{method}</li>
          ))}
        </ul>
      </div>
    </article>
  );
}
