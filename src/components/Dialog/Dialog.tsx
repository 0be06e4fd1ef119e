import * as Radix from "@radix-ui/react-dialog";
import X from "lucide-react/icons/x";
import { useState, type ReactNode } from "react";
import { useI18n } from "../../i18n/I18nContext";
import { Button } from "../Button/Button";
import * as styles from "./Dialog.styles";
import { useBackToClose } from "./useBackToClose";

/** Props that every dialog gets from the component that opens it. */
export interface DialogControl {
  readonly onClose: () => void;
  /** The page with the same content, which the link to the dialog leads to without scripts. */
  readonly page?: string;
}

export interface DialogProps extends DialogControl {
  /** Content at the top, or from 768 px at the side. Without it the dialog is narrow, for a form. */
  readonly art?: ReactNode;
  /** `DialogBody` with a `DialogTitle`, and `DialogFoot`. */
  readonly children: ReactNode;
}

/** An open modal dialog. It gets focus itself; on closing, focus returns to where it was. */
export function Dialog({ art, onClose, children }: DialogProps) {
  const { t } = useI18n();
  const [opener] = useState(() => document.activeElement);
  useBackToClose(onClose);
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
  /** Language of the title, where it is not the page's. */
  readonly lang?: string | undefined;
  readonly children: ReactNode;
}

/** The heading that names the dialog. */
export function DialogTitle(props: DialogTitleProps) {
  return <Radix.Title {...props} />;
}

/** The content above the foot. */
export function DialogBody({ children }: { readonly children: ReactNode }) {
  return <div css={styles.body}>{children}</div>;
}

export interface DialogFootProps {
  /** Content that stays in view, above the buttons. */
  readonly note?: ReactNode;
  readonly children?: ReactNode;
}

/** The buttons, always in view: Close and, after it, `children`. */
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
