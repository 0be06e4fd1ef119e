import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Problem } from "../../content-model/problem-text";
import { type Publication, publicationsFile, publicationsSchema } from "../../content-model/publications";
import { attempt } from "./attempt";

interface PublicationsResult {
  readonly files: readonly Publication[];
  readonly problems: readonly Problem[];
}

/** Reads the list of the books' files. A site without it sells none. */
export function readPublications(contentRoot: string): PublicationsResult {
  const file = path.join(contentRoot, publicationsFile);
  if (!existsSync(file)) return { files: [], problems: [] };
  const { value, problem } = attempt(
    () => publicationsSchema.safeParse(JSON.parse(readFileSync(file, "utf8"))).data,
  );
  if (problem) return { files: [], problems: [problem] };
  if (value) return { files: value.files, problems: [] };
  const problemOfAll = { field: "files", found: "another list", expected: "what npm run publications writes" };
  return { files: [], problems: [problemOfAll] };
}
