import resourcesPage from "@content/pages/resources.json";
import site from "@content/settings/site.json";
import { resources } from "../../content-model/resources";
import { ResourceView } from "../../views/resource/ResourceView";
import { copyIn } from "./copy-in";
import type { PreviewProps } from "./preview-props";
import { queried } from "./queried";
import { useBody } from "./useBody";

/** A resource as its page will show it. */
export function ResourcePreview(props: PreviewProps) {
  const { entry, locale } = props;
  const data = entry.get("data").toJS();
  const fields = queried(resources.schema, data, props);
  const resource = {
    ...fields,
    picture: fields.image,
    files: fields.file ? [fields.file] : [],
    // counted in the build, of which a preview knows nothing
    ...{ pageCount: null, partCount: null, deliverable: true, chapters: [] },
    body: useBody(data.body, props),
    slug: entry.get("slug"),
    language: locale,
    contentLanguage: locale,
    newerIn: null,
    partlyIn: null,
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
