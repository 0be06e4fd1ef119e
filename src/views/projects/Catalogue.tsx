import { graphql } from "gatsby";
import { useEffect, useRef } from "react";
import { FilterLinks } from "../../components/Chips/FilterLinks";
import { NothingYet } from "../../components/EmptyState/NothingYet";
import { ProjectGrid } from "../../components/ProjectCard/ProjectGrid";
import { basePaths, listPath } from "../../domain/addresses";
import { useI18n } from "../../i18n/I18nContext";
import { visuallyHidden } from "../../theme/mixins";
import * as styles from "./Catalogue.styles";
import { CatalogueSearch } from "./CatalogueSearch";
import { filterProjects } from "./filter-projects";
import { NothingFound } from "./NothingFound";
import { ProjectMap, type ProjectMapProps } from "./ProjectMap";
import { useCatalogueQuery } from "./useCatalogueQuery";

export const catalogueProjectFragment = graphql`
  fragment CatalogueProject on Project {
    placement
    place {
      name
      province
    }
    ...ProjectCard
  }
`;

export interface CatalogueProps {
  /** All projects. Those of the home page are listed only where they are looked for, or if there are no others. */
  readonly projects: readonly Queries.CatalogueProjectFragment[];
  readonly map: ProjectMapProps["map"];
  readonly mapLabel: string;
  /** All projects, from west to east. */
  readonly places: ProjectMapProps["projects"];
  /** Categories that the list can be filtered by, if they have projects. */
  readonly categories: readonly Queries.ProjectCategory[];
  /** The category of this page; null on the page of all projects, which filters in place. */
  readonly category: Queries.ProjectCategory | null;
}

/** The projects with category tabs and a search box. Without scripts, a tab leads to its category's page. */
export function Catalogue({ projects, categories, category, ...onMap }: CatalogueProps) {
  const { t } = useI18n();
  const input = useRef<HTMLInputElement>(null);
  const { query, ...change } = useCatalogueQuery(categories);
  const inPlace = category === null;
  const chosen = category ?? query.category;
  const search = inPlace ? query.search : "";
  const nameOf = (value: Queries.ProjectCategory) => t(`projects:category.${value}`);
  const others = projects.filter(({ placement }) => placement === "catalogue");
  const ofCatalogue = others.length > 0 ? others : projects;
  const found = filterProjects(projects, { search, category: chosen }, nameOf);
  const shown = search.trim() || chosen ? found : ofCatalogue;
  const slugs = new Set(found.map(({ slug }) => slug));
  const used = categories.filter((value) => projects.some((project) => project.category === value));
  const tabs = [null, ...used].map((value) => ({
    to: listPath(basePaths.projects, { category: value }),
    label: value ? nameOf(value) : t("projects:catalogue.all"),
    current: value === chosen,
    value,
  }));
  // What was typed before hydration is a search, too.
  useEffect(() => {
    const typed = input.current?.value;
    if (typed && typed !== search) change.search(typed);
  });
  const clear = () => {
    change.clear();
    input.current?.focus();
  };
  if (ofCatalogue.length === 0 && inPlace) return <NothingYet heading="h2" />;
  return (
    <>
      <div css={styles.toolbar}>
        <CatalogueSearch value={search} onSearch={inPlace ? change.search : undefined} inputRef={input} />
        <FilterLinks
          label={t("projects:catalogue.label")}
          links={tabs}
          onChoose={inPlace ? ({ value }) => change.chooseCategory(value) : undefined}
        />
      </div>
      <ProjectMap
        map={onMap.map}
        label={onMap.mapLabel}
        projects={onMap.places}
        isFound={(slug) => slugs.has(slug)}
        chosen={search}
        onChoose={inPlace ? change.choosePlace : undefined}
      />
      <p role="status" css={visuallyHidden}>
        {shown.length > 0
          ? t("projects:catalogue.count", { count: shown.length })
          : t("projects:catalogue.empty.title")}
      </p>
      {shown.length > 0 ? (
        <ProjectGrid projects={shown} headingLevel={2} first />
      ) : (
        <NothingFound onClear={inPlace ? clear : undefined} search={search} />
      )}
    </>
  );
}
