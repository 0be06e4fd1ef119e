import { graphql } from "gatsby";
import { AskBand } from "../../components/AskBand/AskBand";
import { BookCover } from "../../components/BookCover/BookCover";
import { Breadcrumbs } from "../../components/Breadcrumbs/Breadcrumbs";
import { ContentPicture } from "../../components/ContentPicture/ContentPicture";
import { isOnSale } from "../../components/Order/sale";
import { Page } from "../../components/Page/Page";
import { PageHeader } from "../../components/Page/PageHeader";
import { Prose } from "../../components/Prose/Prose";
import { ShareLinks } from "../../components/ShareLinks/ShareLinks";
import { Split } from "../../components/Split/Split";
import { TickList } from "../../components/TickList/TickList";
import { TranslationNotice } from "../../components/TranslationNotice/TranslationNotice";
import { basePaths } from "../../domain/addresses";
import { foreignLang } from "../../i18n/foreign";
import { useI18n } from "../../i18n/I18nContext";
import { kicker } from "../../theme/mixins";
import { Contents } from "./Contents";
import { RequestSection } from "./RequestSection";
import { ResourceSide } from "./ResourceSide";
import * as styles from "./ResourceView.styles";

export const resourceViewFragment = graphql`
  fragment ResourceView on Resource {
    title
    subtitle
    description
    summary
    type
    highlights
    body
    ...ForeignText
    newerIn
    partlyIn
    # aliased: BookCover queries the same field in another size
    picture: image {
      ...ContentPicture
    }
    ...BookCover
    ...Contents
    ...RequestedResource
    ...ResourceSide
  }
`;

export interface ResourceViewProps {
  readonly resource: Queries.ResourceViewFragment;
  readonly page: Queries.RequestSectionFragment & Pick<Queries.ResourcesPage, "donateTitle">;
  readonly organisation: Pick<Queries.SiteSettings, "name" | "email">;
  /** Absolute address of the page, for sharing. */
  readonly address: string;
}

/** The page of a resource: what it is, what is in it, and how to get it. */
export function ResourceView({ resource, page, organisation, address }: ResourceViewProps) {
  const { t } = useI18n();
  const { picture, type } = resource;
  const lang = foreignLang(resource);
  const title = [resource.title, resource.subtitle].filter(Boolean).join(" ");
  const request =
    resource.price > 0
      ? { title: t("resources:notOnSale.title"), lead: t("resources:notOnSale.lead") }
      : { title: page.requestTitle, lead: page.requestLead };
  return (
    <>
      <Page>
        <Breadcrumbs
          trail={[{ to: basePaths.resources, label: t("resources:list") }]}
          current={resource.title}
          lang={lang}
        />
        <PageHeader
          long
          title={title}
          lead={resource.summary ?? resource.description}
          lang={lang}
          above={<p css={[kicker, styles.type]}>{t(`resources:type.${type}`)}</p>}
        >
          <TranslationNotice
            contentLanguage={resource.contentLanguage}
            newerIn={resource.newerIn}
            partlyIn={resource.partlyIn}
          />
        </PageHeader>
        <Split side={<ResourceSide resource={resource} />} sideLabel={t("resources:facts.label")}>
          {type === "ebook" ? (
            <div css={styles.table}>
              <BookCover book={resource} imprint={organisation.name} />
            </div>
          ) : null}
          {type !== "ebook" && picture ? (
            <div css={styles.picture}>
              <ContentPicture picture={picture} sizes={styles.pictureSizes} />
            </div>
          ) : null}
          <section css={styles.highlights} aria-labelledby="highlights">
            <h2 id="highlights">{t("resources:highlights")}</h2>
            <TickList lang={lang} items={resource.highlights} />
          </section>
          <Prose html={resource.body} lang={lang} />
          <Contents resource={resource} />
          <div css={styles.share}>
            <ShareLinks title={title} address={address} />
          </div>
          {isOnSale(resource) ? null : (
            <RequestSection {...request} resource={resource} teamEmail={organisation.email} />
          )}
        </Split>
      </Page>
      <AskBand title={page.donateTitle} />
    </>
  );
}
