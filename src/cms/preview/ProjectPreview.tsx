import figuresPage from "@content/pages/figures.json";
import projectsPage from "@content/pages/projects.json";
import { projects } from "../../content-model/projects";
import { ProjectView } from "../../views/project/ProjectView";
import { copyIn } from "./copy-in";
import type { PreviewProps } from "./preview-props";
import { queried } from "./queried";
import { useBody } from "./useBody";

/** A project as its page will show it. */
export function ProjectPreview(props: PreviewProps) {
  const { entry, locale } = props;
  const data = entry.get("data").toJS();
  const project = {
    ...queried(projects.schema, data, props),
    body: useBody(data.body, props),
    slug: entry.get("slug"),
    language: locale,
    contentLanguage: locale,
    newerIn: null,
    partlyIn: null,
    csvPath: null,
  };
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
