import { css } from "@emotion/react";
import { control, field as labelled } from "../../components/Field/Field.styles";

export { error } from "../../components/Field/Field.styles";

export const field = css`
  ${labelled};
  margin-top: 1.1rem;
`;

/** Places the currency symbol in the field, before the typed amount. */
export const money = css`
  position: relative;
  > span {
    position: absolute;
    left: 1rem;
    top: 50%;
    translate: 0 -50%;
    font-weight: var(--w-strong);
  }
`;

export const input = css`
  ${control};
  padding-inline-start: calc(1.6rem + 2.2ch);
  font-size: 1.25rem;
  font-variant-numeric: tabular-nums;
`;

/** A button for each thing that an ambiguous amount can mean. */
export const meanings = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.6rem;
  margin-top: 0.6rem;
`;
