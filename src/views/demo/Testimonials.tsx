import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { muted, small } from "../../theme/mixins";

const quotes = css`
  display: grid;
  gap: 2.5rem var(--gap);
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
  @media (min-width: 48rem) {
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
}

/** Quotes of people who use the tools. */
export function Testimonials({ testimonials }: TestimonialsProps) {
  return (
    <div css={quotes}>
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
