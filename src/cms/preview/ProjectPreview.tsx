import figuresPage from "@content/pages/figures.json";
import projectsPage from "@content/pages/projects.json";
import { projects } from "../../content-model/projects";
import { ProjectView } from "../../views/project/ProjectView";
import { copyIn } from "./copy-in";
import type { PreviewProps } from "./preview-props";
import { useEntry } from "./useEntry";

/** A project as its page will show it. */
export function ProjectPreview(props: PreviewProps) {
  const { locale } = props;
  const project = { ...useEntry(projects.schema, props), csvPath: null };
  return (
    <ProjectView
      project={project}
      copy={copyIn(projectsPage, locale)}
      figures={copyIn(figuresPage, locale)}
      address=""
      related={[]}
    />
  );
}
