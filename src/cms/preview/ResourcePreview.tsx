import resourcesPage from "@content/pages/resources.json";
import site from "@content/settings/site.json";
import { resources } from "../../content-model/resources";
import { ResourceView } from "../../views/resource/ResourceView";
import { copyIn } from "./copy-in";
import type { PreviewProps } from "./preview-props";
import { useEntry } from "./useEntry";

/** A resource as its page will show it. */
export function ResourcePreview(props: PreviewProps) {
  const { locale } = props;
  const entry = useEntry(resources.schema, props);
  const resource = {
    ...entry,
    picture: entry.image,
    files: entry.file ? [entry.file] : [],
    // counted in the build, of which a preview knows nothing
    ...{ pageCount: null, partCount: null, deliverable: true, chapters: [] },
  };
  return (
    <ResourceView
      resource={resource}
      page={copyIn(resourcesPage, locale)}
      organisation={copyIn(site, locale)}
      address=""
    />
  );
}
