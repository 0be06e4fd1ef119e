/** The updates of a campaign or a project, newest first. */
export function newestFirst<Update extends Pick<Queries.Update, "date">>(
  updates: readonly Update[] | null,
): readonly Update[] {
  return [...(updates ?? [])].sort((one, other) => other.date.localeCompare(one.date));
}
