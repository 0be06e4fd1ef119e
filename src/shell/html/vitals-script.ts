import { pageKind } from "../../domain/page-kind";
import { vitalsAddress, vitalsLibrary } from "../../domain/vitals";
import { measureVisit, type MeasureFacts } from "./measure-visit";

/**
 * The inline script that measures visits of the page at a path: see {@link measureVisit}.
 *
 * @param share of page loads that are measured, from 0 to 1
 * @returns undefined if none are measured, so that the page has no trace of it
 */
export function vitalsScript(pathname: string, share: number): string | undefined {
  if (share === 0) return undefined;
  const facts: MeasureFacts = {
    share,
    kind: pageKind(pathname),
    library: vitalsLibrary,
    receiver: vitalsAddress,
  };
  return `(${measureVisit.toString()})(${JSON.stringify(facts)})`;
}
