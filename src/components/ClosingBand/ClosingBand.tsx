import { useId, type ReactNode } from "react";
import { actions } from "../../theme/mixins";
import * as styles from "./ClosingBand.styles";

export interface ClosingBandProps {
  readonly title: string;
  readonly lead?: string | null | undefined;
  /** Language of the lead, where it is not the page's. */
  readonly leadLang?: string | undefined;
  /** Links for the next step. */
  readonly children: ReactNode;
}

/** A call to do something, on a deep green band at the end of a page. */
export function ClosingBand({ title, lead, leadLang, children }: ClosingBandProps) {
  const id = useId();
  return (
    <section css={styles.band} data-ground="band" aria-labelledby={id}>
      <div css={styles.row}>
        <div>
          <h2 id={id}>{title}</h2>
          {lead ? (
            <p css={styles.leadText} lang={leadLang}>
              {lead}
            </p>
          ) : null}
        </div>
        <div css={actions}>{children}</div>
      </div>
    </section>
  );
}
