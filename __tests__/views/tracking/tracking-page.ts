import content from "../../../content/pages/tracking.json";
import { trackingPage } from "../../../src/content-model/pages/tracking";
import { withSharedFields } from "../../../src/content-model/shared-fields";
import { localizedPath } from "../../../src/i18n/paths";

/** The dashboard's own content, as a query would give it. */
export function trackingContent(language: keyof typeof content): Queries.TrackingViewFragment {
  const { data } = withSharedFields(trackingPage.schema, content[language], content.en);
  const page = trackingPage.schema.parse(data);
  return { ...page, csvPath: localizedPath("/tracking/sample-data.csv", language) };
}
