import { useState, type MouseEvent, type ReactNode } from "react";
import { LocalizedLink, type LocalizedLinkProps } from "../../i18n/LocalizedLink";
import { isPlainClick } from "../PlainClick/plain-click";
import type { DialogControl } from "./Dialog";

/** Fetches a dialog's code, and gives the function that renders it open. */
export type LoadDialog = () => Promise<(control: DialogControl) => ReactNode>;

export interface DialogLinkProps extends LocalizedLinkProps {
  readonly load: LoadDialog;
}

/**
 * A link to a page that shows the same as its dialog. Where scripts run it opens the dialog, whose code
 * is fetched when the link is pointed at or focused; where that fails it is the link that it is.
 */
export function DialogLink({ load, ...link }: DialogLinkProps) {
  const [dialog, setDialog] = useState<ReactNode>(null);
  const prefetch = () => void load().catch(() => undefined);

  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const opener = event.currentTarget;
    // Not every browser focuses a link that is clicked, and focus is to come back to it.
    opener.focus();
    load().then(
      (render) => setDialog(render({ onClose: () => setDialog(null) })),
      () => location.assign(opener.href),
    );
  };

  return (
    <>
      <LocalizedLink {...link} onClick={open} onPointerEnter={prefetch} onFocus={prefetch} />
      {dialog}
    </>
  );
}
