import type { GatsbyNode } from "gatsby";
import type { z } from "zod";
import { projects } from "../../content-model/projects";
import { findText, type StringTree } from "../../domain/texts";
import type { EntryNode } from "../nodes/domain-node";
import { addResolvers } from "../schema/add-resolvers";
import { csvText } from "./csv";
import { writePageData, type Credit, type PageData } from "./page-data";

type Evidence = Pick<z.output<typeof projects.schema>, "title" | "evidence">;

const projectData: PageData<Evidence & EntryNode> = {
  collection: projects,
  name: "values.csv",
  namespaces: ["evidence", "common"],
  write: (project, strings, credit) => projectCsv(project, strings, project.language, credit),
};

/** A project as the content has it, or as a query answers it. */
interface ValuesOwner {
  readonly path: string;
  readonly evidence?: { readonly series?: readonly unknown[] | null | undefined } | null | undefined;
}

/** Address of the values of a project's series as CSV; null if it has none. */
export function projectDataPath({ path: page, evidence }: ValuesOwner): string | null {
  return evidence?.series?.length ? page + projectData.name : null;
}

/** The values of a project's series as CSV, one in each row, which says whose it is; undefined if there are none. */
export function projectCsv(
  { title: project, evidence }: Evidence,
  strings: Readonly<Record<string, StringTree>>,
  language: string,
  { organisation, licence }: Credit,
): string | undefined {
  const series = evidence?.series ?? [];
  if (series.length === 0) return undefined;
  const t = (key: string) => findText(strings, language, key);
  const columns = ["project", "series", "date", "value", "unit", "kind", "source", "organisation", "licence"];
  return csvText(
    [
      columns.map((name) => t(`evidence:columns.${name}`)),
      ...series.flatMap(({ title, unit, points, kind, source }) =>
        points.map(({ date, value }) => [
          ...[project, title, date, value, unit, t(`common:claim.kind.${kind}`), source],
          ...[organisation, licence],
        ]),
      ),
    ],
    language,
  );
}

/** Writes the values of each project that has a page and series. */
export const writeProjects: NonNullable<GatsbyNode["onPostBootstrap"]> = (args) => {
  writePageData(args, projectData);
};

/** GraphQL field of a project: its values as a file. */
export const defineProjectFields: NonNullable<GatsbyNode["createResolvers"]> = addResolvers({
  [projects.typeName]: {
    csvPath: {
      type: "String",
      description: "Address of the values of its series as CSV",
      resolve: projectDataPath,
    },
  },
});
