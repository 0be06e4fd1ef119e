import { css } from "@emotion/react";
import { buttonStyles } from "../components/Button/Button.styles";
import type { Translate } from "../i18n/keys";
import { lead, wrap } from "../theme/mixins";

const frame = css`
  ${wrap};
  padding-block: var(--section);
  pre {
    margin-block: 1.5rem;
    white-space: pre-wrap;
    ${lead};
  }
`;

export interface ErrorViewProps {
  /** Message of the error. */
  readonly message: string;
  readonly home: string;
  readonly t: Translate;
}

/** Replaces a page that failed to render. Its link reloads everything, scripts included, at the home page. */
export function ErrorView({ message, home, t }: ErrorViewProps) {
  return (
    <main css={frame} role="alert">
      <h1>{t("common:error.title")}</h1>
      <pre>{message}</pre>
      <a css={buttonStyles({})} href={home}>
        {t("common:error.home")}
      </a>
    </main>
  );
}
