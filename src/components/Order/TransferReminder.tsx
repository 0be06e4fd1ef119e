import { lazy, Suspense } from "react";
import { useInBrowser } from "../useInBrowser";
import { keptTransfer } from "./begun-transfer";

/** Loaded by the few who have begun a transfer. What cannot be loaded is not said. */
const AwaitedTransfer = lazy(() =>
  import("./AwaitedTransfer").then(
    (module) => ({ default: module.AwaitedTransfer }),
    () => ({ default: () => null }),
  ),
);

export interface TransferReminderProps {
  /** Of the campaign or product. */
  readonly slug: string;
}

/** Reminds of a transfer that was begun in this browser, while it is awaited, and of what it bought; another payment can be made beside it. */
export function TransferReminder({ slug }: TransferReminderProps) {
  const reference = useInBrowser(() => keptTransfer(slug), undefined);
  if (reference === undefined) return null;
  return (
    <Suspense>
      <AwaitedTransfer slug={slug} reference={reference} />
    </Suspense>
  );
}
