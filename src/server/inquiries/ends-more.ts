import { hasDuePayers } from "../payments/forget-payers";
import { hasOverdue } from "../payments/overdue";
import type { Runtime } from "../runtime";
import { hasOnlyOldGroups } from "../vitals/visit-records";

/**
 * Whether the present time ends more than inquiries: payers' addresses or words, open payments, or all figures of
 * visits. Of figures, the oldest are no sign of a wrong clock: they end every day.
 */
export async function endsMore(
  runtime: Pick<Runtime, "store" | "now" | "log" | "environment">,
): Promise<boolean> {
  return (await hasOnlyOldGroups(runtime)) || (await hasOverdue(runtime)) || (await hasDuePayers(runtime));
}
