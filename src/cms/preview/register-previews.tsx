import { donations } from "../../content-model/donations";
import { news } from "../../content-model/news";
import { homePage } from "../../content-model/pages/home";
import { projects } from "../../content-model/projects";
import { resources } from "../../content-model/resources";
import { tokensCss } from "../../theme/tokens";
import type { DecapCms } from "../decap-cms";
import { DonationPreview } from "./DonationPreview";
import { HomePreview } from "./HomePreview";
import { CampaignCard, NewsCards, ProjectCards, ResourceCard } from "./list-cards";
import { NewsPreview } from "./NewsPreview";
import type { ReadClaims } from "./preview-props";
import type { Translators } from "./preview-strings";
import { PreviewPage, type Views } from "./PreviewPage";
import { ProjectPreview } from "./ProjectPreview";
import { ResourcePreview } from "./ResourcePreview";
import { sharePicture } from "./SharePicture";

const previews: readonly (readonly [
  { readonly name: string; readonly typeName: string },
  Omit<Views, "share">,
])[] = [
  [news, { page: NewsPreview, card: NewsCards }],
  [projects, { page: ProjectPreview, card: ProjectCards }],
  [resources, { page: ResourcePreview, card: ResourceCard }],
  [donations, { page: DonationPreview, card: CampaignCard }],
  [homePage, { page: HomePreview }],
];

/** Registers the previews of entries and of the home page, which use the site's own views and styles. */
export function registerPreviews(CMS: DecapCms, translators: Translators, readClaims: ReadClaims): void {
  CMS.registerPreviewStyle("cms.css");
  CMS.registerPreviewStyle(tokensCss(), { raw: true });
  for (const [{ name, typeName }, shown] of previews) {
    const views = { ...shown, share: sharePicture(typeName) };
    CMS.registerPreviewTemplate(name, (props) => (
      <PreviewPage views={views} props={props} readClaims={readClaims} t={translators[props.locale]} />
    ));
  }
}
