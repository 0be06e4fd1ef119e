import { graphql } from "gatsby";
import { AskBand } from "../../components/AskBand/AskBand";
import { Breadcrumbs } from "../../components/Breadcrumbs/Breadcrumbs";
import { NothingYet } from "../../components/EmptyState/NothingYet";
import { Page } from "../../components/Page/Page";
import { PageHeader } from "../../components/Page/PageHeader";
import { resourceTypes } from "../../domain/resource-types";
import { useI18n } from "../../i18n/I18nContext";
import { FeaturedBook } from "./FeaturedBook";
import { ResourceShelf } from "./ResourceShelf";

export const resourcesViewFragment = graphql`
  fragment ResourcesView on ResourcesPage {
    title
    lead
    donateTitle
  }
`;

export const listedResourceFragment = graphql`
  fragment ListedResource on Resource {
    featured
    ...EbookBanner
    ...ResourceRow
  }
`;

export interface ResourcesViewProps {
  readonly page: Queries.ResourcesViewFragment;
  readonly resources: readonly Queries.ListedResourceFragment[];
  /** Name of the organisation. */
  readonly imprint: string;
}

/** All resources, free and paid, by type. */
export function ResourcesView({ page, resources, imprint }: ResourcesViewProps) {
  const { t } = useI18n();
  const featured = resources.find((resource) => resource.featured);
  return (
    <>
      <Page>
        <Breadcrumbs trail={[]} current={t("resources:list")} />
        <PageHeader title={page.title} lead={page.lead} />
        {resources.length === 0 ? <NothingYet heading="h2" /> : null}
        {resourceTypes.map((type) => (
          <ResourceShelf
            key={type}
            type={type}
            resources={resources.filter((resource) => resource.type === type && resource !== featured)}
          >
            {featured?.type === type ? <FeaturedBook book={featured} imprint={imprint} /> : null}
          </ResourceShelf>
        ))}
      </Page>
      <AskBand title={page.donateTitle} />
    </>
  );
}
