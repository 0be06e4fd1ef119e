import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { FigureMarks } from "../../components/FigureNote/FigureMarks";
import { FigureNote } from "../../components/FigureNote/FigureNote";
import { useI18n } from "../../i18n/I18nContext";
import { from } from "../../theme/breakpoints";
import { wrap } from "../../theme/mixins";

export const statsBandFragment = graphql`
  fragment StatsBand on HomePageHero {
    stats {
      claim {
        ...FigureNote
      }
      label
    }
  }
`;

export interface StatsBandProps {
  readonly stats: Queries.StatsBandFragment["stats"];
}

const list = css`
  position: relative;
  display: grid;
  /* as many equal columns as long figures (10 ribu+) leave room for */
  grid-template-columns: repeat(auto-fit, minmax(5.25rem, 1fr));
  gap: 1rem 0.75rem;
  padding-block: 1.25rem 2.25rem;
  /* below the captions */
  details > div {
    top: calc(100% - 1.75rem);
    inset-inline: var(--gutter);
  }
  > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
  }
  dt {
    color: var(--text-muted);
    font-size: var(--fs-caption);
    line-height: 1.35;
  }
  dd {
    /* three long figures side by side on a narrow phone, too: 10 ribu+ */
    font-size: min(var(--fs-figure), 6.6vw);
    font-weight: var(--w-figure);
    letter-spacing: var(--track-figure);
    line-height: 1.05;
  }
  @media ${from.medium} {
    grid-template-columns: repeat(12, 1fr);
    gap: var(--gap);
    padding-block: 1.5rem 4rem;
    > div {
      position: relative;
      grid-column: span 3;
    }
    details > div {
      top: calc(100% + 0.5rem);
      /* where a column is narrower than that, it grows to the left, not out of the window */
      inset-inline: auto 0;
      min-width: 18rem;
    }
    > :first-of-type {
      grid-column: 3 / span 3;
    }
    dt {
      font-size: var(--fs-body);
    }
  }
`;

/** The organisation in key figures, below the hero. */
export function StatsBand({ stats }: StatsBandProps) {
  const { t } = useI18n();
  return (
    <section data-ground="band" aria-label={t("home:stats.label")}>
      <dl css={[wrap, list]}>
        {stats.map(({ claim, label }) => (
          <div key={label}>
            <dt>
              {label}
              <FigureMarks kind={claim.kind} />
            </dt>
            <dd>
              <FigureNote claim={claim} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
