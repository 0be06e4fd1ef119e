import type { ComponentType } from "react";
import { donations } from "../../content-model/donations";
import { news } from "../../content-model/news";
import { homePage } from "../../content-model/pages/home";
import { projects } from "../../content-model/projects";
import { resources } from "../../content-model/resources";
import { tokensCss } from "../../theme/tokens";
import type { DecapCms } from "../decap-cms";
import { DonationPreview } from "./DonationPreview";
import { HomePreview } from "./HomePreview";
import { NewsPreview } from "./NewsPreview";
import type { PreviewProps } from "./preview-props";
import type { Translators } from "./preview-strings";
import { PreviewPage } from "./PreviewPage";
import { ProjectPreview } from "./ProjectPreview";
import { ResourcePreview } from "./ResourcePreview";

const previews: readonly (readonly [string, ComponentType<PreviewProps>])[] = [
  [news.name, NewsPreview],
  [projects.name, ProjectPreview],
  [resources.name, ResourcePreview],
  [donations.name, DonationPreview],
  [homePage.name, HomePreview],
];

/** Registers the previews of entries and of the home page, which use the site's own views and styles. */
export function registerPreviews(CMS: DecapCms, translators: Translators): void {
  CMS.registerPreviewStyle("cms.css");
  CMS.registerPreviewStyle(tokensCss(), { raw: true });
  for (const [name, Preview] of previews) {
    CMS.registerPreviewTemplate(name, (props) => (
      <PreviewPage document={props.document} locale={props.locale} t={translators[props.locale]}>
        <Preview {...props} />
      </PreviewPage>
    ));
  }
}
