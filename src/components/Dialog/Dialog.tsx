import * as Radix from "@radix-ui/react-dialog";
import { X } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useI18n } from "../../i18n/I18nContext";
import { Button } from "../Button/Button";
import * as styles from "./Dialog.styles";

/** What every dialog is given by whatever opens it. */
export interface DialogControl {
  readonly onClose: () => void;
}

export interface DialogProps extends DialogControl {
  /** Fills the upper part, or from 768 px the side. Without it the dialog is narrow, for a form. */
  readonly art?: ReactNode;
  /** `DialogBody` with a `DialogTitle`, and `DialogFoot`. */
  readonly children: ReactNode;
}

/** An open modal dialog, which has focus itself at first. When it closes, focus goes back to where it was when it opened. */
export function Dialog({ art, onClose, children }: DialogProps) {
  const { t } = useI18n();
  const [opener] = useState(() => document.activeElement);
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay css={styles.scrim} />
        <Radix.Content
          css={[styles.sheet, art === undefined ? styles.narrow : styles.pictured]}
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            focus(event.currentTarget);
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            focus(opener);
          }}
        >
          <div css={styles.corner}>
            <Radix.Close css={styles.close} aria-label={t("common:close")}>
              <X aria-hidden="true" />
            </Radix.Close>
          </div>
          {art === undefined ? null : <div css={styles.art}>{art}</div>}
          <div css={styles.words}>{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function focus(target: EventTarget | null): void {
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}

export interface DialogTitleProps {
  /** Its language, where that is not the page's. */
  readonly lang?: string | undefined;
  readonly children: ReactNode;
}

/** The heading that names the dialog. */
export function DialogTitle(props: DialogTitleProps) {
  return <Radix.Title {...props} />;
}

/** What the dialog says. */
export function DialogBody({ children }: { readonly children: ReactNode }) {
  return <div css={styles.body}>{children}</div>;
}

export interface DialogFootProps {
  /** What has to be in view together with what can be done. */
  readonly note?: ReactNode;
  readonly children?: ReactNode;
}

/** What can be done, always in view: closing the dialog, and before it what `children` offer. */
export function DialogFoot({ note, children }: DialogFootProps) {
  const { t } = useI18n();
  return (
    <div css={styles.foot}>
      {note}
      <div css={styles.choices}>
        <Radix.Close asChild>
          <Button tone="line">{t("common:close")}</Button>
        </Radix.Close>
        {children}
      </div>
    </div>
  );
}
