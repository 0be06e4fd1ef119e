import { css } from "@emotion/react";
import { iconButton } from "../Button/Button.styles";

export const toggle = css`
  ${iconButton};
  flex: none;
  svg {
    width: 1.375rem;
    height: 1.375rem;
  }
  html:not(.js) & {
    display: none;
  }
`;
