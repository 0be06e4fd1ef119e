import { useState, type MouseEvent, type ReactNode } from "react";
import { LocalizedLink, type LocalizedLinkProps } from "../../i18n/LocalizedLink";
import { isPlainClick } from "../PlainClick/plain-click";
import { waitsForScripts } from "../starting";
import type { DialogControl } from "./Dialog";

/** Loads a dialog's code and resolves with a function that renders the open dialog. */
export type LoadDialog = () => Promise<(control: DialogControl) => ReactNode>;

export interface DialogLinkProps extends LocalizedLinkProps {
  readonly load: LoadDialog;
}

/**
 * A link to a page with the same content as its dialog. With scripts it opens the dialog, whose code is
 * fetched on hover or focus; if loading fails, the link is followed as usual.
 */
export function DialogLink({ load, ...link }: DialogLinkProps) {
  const [dialog, setDialog] = useState<ReactNode>(null);
  const prefetch = () => void load().catch(() => undefined);

  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const opener = event.currentTarget;
    // Not every browser focuses a clicked link, but focus must return to it.
    opener.focus();
    load().then(
      (render) => setDialog(render({ onClose: () => setDialog(null), page: link.to })),
      () => location.assign(opener.href),
    );
  };

  return (
    <>
      <LocalizedLink
        {...link}
        {...waitsForScripts}
        onClick={open}
        onPointerEnter={prefetch}
        onFocus={prefetch}
      />
      {dialog}
    </>
  );
}
