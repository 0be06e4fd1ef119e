import { crown } from "../../theme/logo-mark";

/** From a seed to a canopy: the outlines of each stage, in a view box of 56 × 56 with the ground at 44. */
const stages = [
  "M22.5 52a5.5 3.6 0 1 0 11 0a5.5 3.6 0 1 0-11 0ZM27 49c-.6-5 .6-9 4.2-12l1.7 2c-3 2.6-3.8 5.6-3.3 9.7z",
  "M26.7 45V27h2.6v18zM27 30C18 30 13 25 12 17c9 0 15 4 15 13ZM29 26c0-8 5-13 13-13 0 9-5 13-13 13Z",
  "M26.7 45V11h2.6v34zM27 37c-8 0-12-4-13-10 8 0 13 3 13 10ZM29 32c0-7 5-10 13-10-1 6-5 10-13 10ZM27 25c-7 0-10-4-11-9 7 0 11 3 11 9ZM29 20c0-6 4-9 10-9 0 6-4 9-10 9ZM28 12c-3-3-3-6 0-10 3 4 3 7 0 10Z",
  "M26.4 45V25h3.2v20zM28 5c6 0 10 4 10.5 8.5C43 14.5 45 18 44 22c-1 4-5 6-9 5.5-2 2-4.5 2.5-7 2.5s-5-.5-7-2.5C17 28 13 26 12 22c-1-4 1-7.5 5.5-8.5C18 9 22 5 28 5Z",
] as const;

/** The canopy is the logo's crown, on a trunk that ends at the ground. */
const canopy = `${crown}M22 38.2h4V43h-4z`;

export interface GrowthDrawingProps {
  /** Stage of growth, from 0 (seed) to 4 (canopy); a higher number shows the canopy, too. */
  readonly stage: number;
}

/** A plant at one stage of its growth; decorates the step beside it. */
export function GrowthDrawing({ stage }: GrowthDrawingProps) {
  const outline = stages[stage];
  return (
    <svg viewBox="0 0 56 56" aria-hidden="true" fill="currentColor">
      <path d="M2 44h52v2.5H2z" />
      {outline ? (
        <path d={outline} />
      ) : (
        <path fillRule="evenodd" transform="translate(2.56 -.5) scale(1.06)" d={canopy} />
      )}
    </svg>
  );
}
