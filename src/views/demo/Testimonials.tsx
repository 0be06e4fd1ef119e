import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { SampleNotice } from "../../components/SampleNotice/SampleNotice";
import { useI18n } from "../../i18n/I18nContext";
import { from } from "../../theme/breakpoints";
import { muted, small } from "../../theme/mixins";

const quotes = css`
  display: grid;
  gap: 2.5rem var(--gap);
  > p {
    grid-column: 1 / -1;
    margin-top: 0;
  }
  figure {
    break-inside: avoid;
  }
  blockquote {
    font-size: 1.25rem;
    line-height: 1.5;
    letter-spacing: -0.012em;
  }
  figcaption {
    margin-top: 0.9rem;
  }
  b {
    display: block;
    font-weight: var(--w-head);
  }
  @media ${from.medium} {
    grid-template-columns: 1fr 1fr;
  }
`;

export const demoTestimonialFragment = graphql`
  fragment DemoTestimonial on DemoTestimonial {
    quote
    person
    role
  }
`;

export interface TestimonialsProps {
  readonly testimonials: readonly Queries.DemoTestimonialFragment[];
  /** Says that they are made up, while they are. */
  readonly sample: string | null;
}

/** Quotes of people who use the tools. */
export function Testimonials({ testimonials, sample }: TestimonialsProps) {
  const { t } = useI18n();
  return (
    <div css={quotes}>
      {sample === null ? null : <SampleNotice mark={t("demo:sample")} text={sample} />}
      {testimonials.map(({ quote, person, role }) => (
        <figure key={quote}>
          <blockquote>
            <p>“{quote}”</p>
          </blockquote>
          <figcaption>
            <b>{person}</b>
            <span css={[muted, small]}>{role}</span>
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
