import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { FigureMarks } from "../../components/FigureNote/FigureMarks";
import { FigureNote } from "../../components/FigureNote/FigureNote";
import { from } from "../../theme/breakpoints";

export const achievementFragment = graphql`
  fragment Achievement on Achievement {
    claim {
      ...FigureNote
    }
    text
  }
`;

const block = css`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: 0.9rem;
  align-items: center;
  background: var(--highlight);
  color: var(--on-highlight);
  padding: 0.8rem 1.1rem 0.9rem;
  border-radius: 0 0 var(--r-print) var(--r-print);
  summary {
    font-size: clamp(2.25rem, 1.6rem + 2vw, 3.5rem);
    font-weight: var(--w-figure);
    letter-spacing: var(--track-figure);
    line-height: 1.02;
    white-space: nowrap;
  }
  /* below the caption */
  details > div {
    top: calc(100% + 0.5rem);
  }
  > span {
    flex: 1 7em;
    font-size: var(--fs-small);
    line-height: 1.4;
    font-weight: var(--w-medium);
    text-wrap: balance;
  }
  @media ${from.small} {
    position: absolute;
    display: block;
    max-width: 18.5rem;
    border-radius: var(--r-print) 0;
    padding: 1rem 1.3rem 1.1rem;
    > span {
      display: block;
      margin-top: 0.25rem;
    }
  }
`;

const corners = {
  start: css`
    inset: 0 auto auto 0;
  `,
  end: css`
    inset: auto 0 0 auto;
  `,
} as const;

/** Corner of the picture: top left or bottom right. */
export type AchievementCorner = keyof typeof corners;

export interface AchievementProps {
  readonly achievement: Queries.AchievementFragment;
  readonly corner: AchievementCorner;
}

/** A key figure on a yellow block: in the empty corner of the picture, on phones below it. */
export function Achievement({ achievement, corner }: AchievementProps) {
  return (
    <figcaption css={[block, corners[corner]]}>
      <FigureNote claim={achievement.claim} />{" "}
      <span>
        {achievement.text}
        <FigureMarks kind={achievement.claim.kind} />
      </span>
    </figcaption>
  );
}
