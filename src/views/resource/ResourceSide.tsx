import { graphql } from "gatsby";
import { Mail } from "lucide-react";
import { textAction } from "../../components/Button/Button.styles";
import { FileLinks } from "../../components/FileLinks/FileLinks";
import { NotOnSale } from "../../components/Order/NotOnSale";
import { PurchaseForm } from "../../components/Order/PurchaseForm";
import { askId, isOnSale } from "../../components/Order/sale";
import { Price } from "../../components/Price/Price";
import { useI18n } from "../../i18n/I18nContext";
import { price as priceStyle } from "../../theme/mixins";
import { ResourceFacts } from "./ResourceFacts";
import * as styles from "./ResourceView.styles";

export const resourceSideFragment = graphql`
  fragment ResourceSide on Resource {
    type
    files {
      ...LinkedFile
    }
    ...Sale
    ...ResourceFacts
  }
`;

export interface ResourceSideProps {
  readonly resource: Queries.ResourceSideFragment;
}

/** The column beside a resource's text: price, ways to buy, download or request it, and facts. */
export function ResourceSide({ resource }: ResourceSideProps) {
  const { t } = useI18n();
  const { slug, type, price, files } = resource;
  const isFree = price === 0;
  return (
    <div css={styles.side}>
      {isFree ? <p css={priceStyle}>{t("resources:free")}</p> : <Price resource={resource} />}
      <div css={styles.ways}>
        {isFree || isOnSale(resource) ? null : <NotOnSale slug={slug} />}
        {isFree ? null : <PurchaseForm resource={resource}>{t(`resources:buy.${type}`)}</PurchaseForm>}
        {files.length > 0 ? <FileLinks files={files} prominent /> : null}
        {isFree ? (
          <a css={textAction} href={`#${askId}`}>
            <Mail aria-hidden="true" />
            {t("resources:request")}
          </a>
        ) : null}
      </div>
      <ResourceFacts resource={resource} />
    </div>
  );
}
