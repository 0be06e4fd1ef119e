import { useEffect, useEffectEvent } from "react";

/**
 * Lets Back close what is open, as people on Android expect. An entry of the history, with the page's own address,
 * stands for what is open; closing in another way takes it back, unless a link has led on.
 */
export function useBackToClose(onClose: () => void): void {
  const onBack = useEffectEvent(() => {
    if (!atOpenEntry()) onClose();
  });
  useEffect(() => {
    const listen = () => onBack();
    history.pushState({ ...history.state, open: true }, "");
    addEventListener("popstate", listen);
    return () => {
      removeEventListener("popstate", listen);
      if (atOpenEntry()) history.back();
    };
  }, []);
}

function atOpenEntry(): boolean {
  return (history.state as { open?: boolean } | null)?.open === true;
}
