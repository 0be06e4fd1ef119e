import { css } from "@emotion/react";
import donate from "@content/pages/donate.json";
import site from "@content/settings/site.json";
import { NewsGrid } from "../../components/NewsCard/NewsGrid";
import { ProjectGrid } from "../../components/ProjectCard/ProjectGrid";
import { donations } from "../../content-model/donations";
import { news } from "../../content-model/news";
import { projects } from "../../content-model/projects";
import { resources } from "../../content-model/resources";
import { wrap } from "../../theme/mixins";
import { CampaignLinks } from "../../views/donate/CampaignLinks";
import { FeaturedBook } from "../../views/resources/FeaturedBook";
import { ResourceShelf } from "../../views/resources/ResourceShelf";
import { copyIn } from "./copy-in";
import type { PreviewProps } from "./preview-props";
import { queried } from "./queried";

const list = css`
  ${wrap};
  padding-block: 1rem 4rem;
`;

/** What is known of an entry besides its fields. */
const identity = ({ entry, locale }: PreviewProps) =>
  ({ slug: entry.get("slug"), language: locale, contentLanguage: locale }) as const;

const dataOf = ({ entry }: PreviewProps) => entry.get("data").toJS();

/** An entry twice, for lists whose first card is larger than the others. */
const twice = <Entry extends { readonly slug: string }>(entry: Entry) =>
  [entry, { ...entry, slug: `${entry.slug}-again` }] as const;

/** An article in a list: first, with a large picture, then as one of the others. */
export function NewsCards(props: PreviewProps) {
  const article = { ...queried(news.schema, dataOf(props), props), ...identity(props) };
  return (
    <div css={list}>
      <NewsGrid articles={twice(article)} heading="h2" />
    </div>
  );
}

/** A project in a list: on a wide and on a narrow card. */
export function ProjectCards(props: PreviewProps) {
  const project = { ...queried(projects.schema, dataOf(props), props), ...identity(props) };
  return (
    <div css={list}>
      <ProjectGrid projects={twice(project)} headingLevel={2} />
    </div>
  );
}

/** A resource on its shelf: as a row, or as the featured book. */
export function ResourceCard(props: PreviewProps) {
  const fields = { ...queried(resources.schema, dataOf(props), props), ...identity(props) };
  // counted in the build, of which a preview knows nothing
  const resource = { ...fields, pageCount: null, partCount: null };
  return (
    <div css={list}>
      <ResourceShelf type={resource.type} resources={resource.featured ? [] : [resource]}>
        {resource.featured ? (
          <FeaturedBook book={resource} imprint={copyIn(site, props.locale).name} />
        ) : null}
      </ResourceShelf>
    </div>
  );
}

/** A campaign among the links to the others. */
export function CampaignCard(props: PreviewProps) {
  const campaign = { ...queried(donations.schema, dataOf(props), props), ...identity(props) };
  return (
    <div css={list}>
      <CampaignLinks
        title={copyIn(donate, props.locale).campaignsTitle}
        campaigns={[campaign]}
        current={null}
      />
    </div>
  );
}
