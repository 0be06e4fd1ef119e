/** The calendar date of a moment where the visitor is, for what visitors did themselves: `2026-11-21`. */
export function dateHere(moment: number): string {
  const here = new Date(moment);
  here.setMinutes(here.getMinutes() - here.getTimezoneOffset());
  return here.toISOString().slice(0, 10);
}
