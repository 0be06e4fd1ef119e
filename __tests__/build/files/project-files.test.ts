import common from "../../../locales/en/common.json";
import evidence from "../../../locales/en/evidence.json";
import { projectCsv, projectDataPath } from "../../../src/build/files/project-files";
import { projects } from "../../../src/content-model/projects";
import { entriesOf } from "../../setup/site";

const [watch, drains] = ["dugong-watch", "clean-drains"].map((slug) => {
  const {
    title,
    language,
    evidence: found,
  } = entriesOf(projects, "en").find((project) => project.slug === slug) ?? {};
  return { title, language, evidence: found ?? undefined, path: `/projects/${slug}/` } as Parameters<
    typeof projectCsv
  >[0] & { readonly path: string };
});

const credit = { organisation: "The Bay", licence: "BAY-1.0" };
const none = { title: "" };

test("each row of a project's values says its project, what it is of, its unit, how it is known and whose it is", () => {
  const { columns } = evidence;
  const rows = projectCsv(watch ?? none, { evidence, common }, "en", credit)?.split("\r\n");
  expect(rows?.[0]).toBe(`\uFEFF${Object.values(columns).join(",")}`);
  expect(rows?.[3]).toBe(
    `${watch?.title},Dugongs in the bay,2031-05-06,19,dugongs a year,${common.claim.kind.measured},The log of the boat,The Bay,BAY-1.0`,
  );
  expect(rows?.[4]).toBe(
    `${watch?.title},Depth of the meadow,2031-01-01,2.5,metres,${common.claim.kind.sample},Nobody dived,The Bay,BAY-1.0`,
  );
});

test("a project without series has no such file", () => {
  expect(projectCsv(drains ?? none, { evidence, common }, "en", credit)).toBeUndefined();
  expect(drains && projectDataPath(drains)).toBeNull();
  expect(watch && projectDataPath(watch)).toBe("/projects/dugong-watch/values.csv");
});
