import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/**
 * Whether a collection permit is still valid: as of the build, and where scripts run as of now, so that a
 * site that was not built since does not show one that has run out.
 *
 * @param expires its last day, where the organisation lives: `2027-06-30`
 */
export function usePermitValid(expires: string, validAtBuild: boolean): boolean {
  const lastMoment = Date.parse(`${expires}T23:59:59+07:00`);
  return useSyncExternalStore(
    never,
    () => validAtBuild && Date.now() <= lastMoment,
    () => validAtBuild,
  );
}
