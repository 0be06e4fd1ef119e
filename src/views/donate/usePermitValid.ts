import { useInBrowser } from "../../components/useInBrowser";
import { permitState } from "../../domain/permit";
import { dateInZone } from "../../domain/zone-time";

/**
 * Whether a collection permit is still valid: as of the build, and after hydration as of now, so that a
 * site that was not rebuilt since does not show an expired permit.
 *
 * @param expires its last day, as a date in the organisation's time zone: `2027-06-30`
 */
export function usePermitValid(expires: string, validAtBuild: boolean): boolean {
  return useInBrowser(() => validAtBuild && permitState(expires, dateInZone()) !== "expired", validAtBuild);
}
