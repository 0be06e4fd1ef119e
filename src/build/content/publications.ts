import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Problem } from "../../content-model/problem-text";
import { type Publications, publicationsFile, publicationsSchema } from "../../content-model/publications";
import { attempt } from "./attempt";

interface PublicationsResult extends Publications {
  readonly problems: readonly Problem[];
}

/** Reads the list of the files made from texts. A site without it has none. */
export function readPublications(contentRoot: string): PublicationsResult {
  const file = path.join(contentRoot, publicationsFile);
  if (!existsSync(file)) return { files: [], renditions: [], problems: [] };
  const { value, problem } = attempt(
    () => publicationsSchema.safeParse(JSON.parse(readFileSync(file, "utf8"))).data,
  );
  if (problem) return { files: [], renditions: [], problems: [problem] };
  if (value) return { ...value, problems: [] };
  const problemOfAll = { field: "files", found: "another list", expected: "what npm run publications writes" };
  return { files: [], renditions: [], problems: [problemOfAll] };
}
