import { graphql } from "gatsby";
import { useI18n } from "../../i18n/I18nContext";
import { caption } from "../../theme/mixins";
import { wideFactList } from "../../theme/patterns";
import { takenAs } from "../shared/taken-as";

export const resourceFactsFragment = graphql`
  fragment ResourceFacts on Resource {
    type
    rating
    reviewCount
    pageCount
    partCount
    downloads
    totalDownloads
    sampleFigures
  }
`;

export interface ResourceFactsProps {
  readonly resource: Queries.ResourceFactsFragment;
}

/** Facts about a resource; missing ones are left out. */
export function ResourceFacts({ resource }: ResourceFactsProps) {
  const { t, format } = useI18n();
  const { type, rating, reviewCount, pageCount, partCount, downloads, totalDownloads, sampleFigures } =
    resource;
  const taken = takenAs(resource);
  const facts = [
    ["type", t(`resources:type.${type}`)],
    [
      "rating",
      rating && reviewCount && t("resources:rating", { rating: format.number(rating), count: reviewCount }),
    ],
    ["length", pageCount && t("resources:pages", { count: pageCount })],
    ["length", partCount && t("resources:parts", { count: partCount })],
    [
      "downloads",
      totalDownloads && t("resources:totalDownloads", { downloads: format.number(totalDownloads) }),
    ],
    [
      "edition",
      totalDownloads && downloads && t("resources:totalDownloads", { downloads: format.number(downloads) }),
    ],
    [
      taken,
      !totalDownloads && downloads && t(`resources:${taken}`, { downloads: format.compact(downloads) }),
    ],
  ] as const;
  const ofCount = taken === "readers" ? "resources:sampleReaderCount" : "resources:sampleCount";
  const ofSamples = rating ? "resources:sampleFigures" : downloads && ofCount;
  return (
    <div>
      <dl css={wideFactList}>
        {facts.map(([name, text]) =>
          text ? (
            <div key={text}>
              <dt>{t(`resources:facts.${name}`)}</dt>
              <dd>{text}</dd>
            </div>
          ) : null,
        )}
      </dl>
      {sampleFigures && ofSamples ? <p css={caption}>{t(ofSamples)}</p> : null}
    </div>
  );
}
