import { readFileSync } from "node:fs";
import path from "node:path";

/** The GraphQL queries of docs/querying.md by name, with their example slug replaced by an existing one. */
export function documentedQueries(slug: string): ReadonlyMap<string, string> {
  const text = readFileSync(path.resolve(__dirname, "../../docs/querying.md"), "utf8");
  const blocks = [...text.matchAll(/```graphql\n(.*?)```/gs)].map(([, query = ""]) => query);
  const own = blocks.map((query) => query.replace(/slug: \{ eq: "[^"]*" \}/, `slug: { eq: "${slug}" }`));
  return new Map(own.map((query) => [/^query (\w+)/.exec(query)?.[1] ?? "", query]));
}
