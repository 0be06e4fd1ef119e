/** What the count of a resource is called: downloads or, of a course, whose lessons are pages to read, readers. */
export function takenAs({ type }: Pick<Queries.Resource, "type">): "downloads" | "readers" {
  return type === "course" ? "readers" : "downloads";
}
