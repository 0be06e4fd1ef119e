import { readFileSync } from "node:fs";
import path from "node:path";

/** The GraphQL queries of docs/querying.md by name. */
export function documentedQueries(): ReadonlyMap<string, string> {
  const text = readFileSync(path.resolve(__dirname, "../../docs/querying.md"), "utf8");
  const blocks = [...text.matchAll(/```graphql\n(.*?)```/gs)].map(([, query = ""]) => query);
  return new Map(blocks.map((query) => [/^query (\w+)/.exec(query)?.[1] ?? "", query]));
}
