import { graphql } from "gatsby";
import { Download, Mail } from "lucide-react";
import { buttonStyles, textAction } from "../../components/Button/Button.styles";
import { NotOnSale } from "../../components/Order/NotOnSale";
import { PurchaseForm } from "../../components/Order/PurchaseForm";
import { askId, isOnSale } from "../../components/Order/sale";
import { ShareLinks, type ShareLinksProps } from "../../components/ShareLinks/ShareLinks";
import { dollars } from "../../domain/money";
import { useI18n } from "../../i18n/I18nContext";
import { price as priceStyle } from "../../theme/mixins";
import { ResourceFacts } from "./ResourceFacts";
import * as styles from "./ResourceView.styles";

export const resourceSideFragment = graphql`
  fragment ResourceSide on Resource {
    type
    file {
      publicURL
      base
      extension
      size
    }
    ...Sale
    ...ResourceFacts
  }
`;

export interface ResourceSideProps extends ShareLinksProps {
  readonly resource: Queries.ResourceSideFragment;
}

/** The column beside a resource's text: price, ways to buy, download or request it, facts, and links to share it. */
export function ResourceSide({ resource, ...share }: ResourceSideProps) {
  const { t, format } = useI18n();
  const { slug, type, price, file } = resource;
  const isFree = price === 0;
  return (
    <div css={styles.side}>
      <p css={priceStyle}>{isFree ? t("resources:free") : format.money(dollars(price))}</p>
      <div css={styles.ways}>
        {isFree || isOnSale(resource) ? null : <NotOnSale slug={slug} />}
        {isFree ? null : <PurchaseForm resource={resource}>{t(`resources:buy.${type}`)}</PurchaseForm>}
        {file?.publicURL ? (
          <a css={buttonStyles({})} href={file.publicURL} download={file.base}>
            <Download aria-hidden="true" />
            {t("resources:download", {
              format: file.extension.toUpperCase(),
              size: format.fileSize(file.size),
            })}
          </a>
        ) : null}
        {isFree ? (
          <a css={textAction} href={`#${askId}`}>
            <Mail aria-hidden="true" />
            {t("resources:request")}
          </a>
        ) : null}
      </div>
      <ResourceFacts resource={resource} />
      <ShareLinks {...share} />
    </div>
  );
}
