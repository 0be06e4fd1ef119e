import { graphql } from "gatsby";
import { Picture } from "../Picture/Picture";
import * as styles from "./BookCover.styles";

export const bookCoverFragment = graphql`
  fragment BookCover on Resource {
    title
    subtitle
    image {
      src {
        cover: childImageSharp {
          gatsbyImageData(width: 304, layout: CONSTRAINED)
        }
      }
    }
  }
`;

export interface BookCoverProps {
  readonly book: Queries.BookCoverFragment;
  /** Name of the organisation, printed on the cover. */
  readonly imprint: string;
}

/** A paid resource as a printed book. Decorative: the text beside it gives the title, too. */
export function BookCover({ book, imprint }: BookCoverProps) {
  const data = book.image?.src.cover?.gatsbyImageData;
  return (
    <div css={styles.cover} aria-hidden="true">
      {data ? <Picture data={data} alt="" sizes="19rem" /> : null}
      <b>
        {book.title}
        {book.subtitle ? <span>{book.subtitle}</span> : null}
      </b>
      <i>{imprint}</i>
    </div>
  );
}
