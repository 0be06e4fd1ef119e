import { graphql } from "gatsby";
import { Download, Mail } from "lucide-react";
import { buttonStyles, textAction } from "../../components/Button/Button.styles";
import { PurchaseForm } from "../../components/Order/PurchaseForm";
import { useI18n } from "../../i18n/I18nContext";
import { price as priceStyle } from "../../theme/mixins";
import { useFileSize } from "../shared/useFileSize";
import { requestId } from "./RequestSection";
import { ResourceFacts } from "./ResourceFacts";
import * as styles from "./ResourceView.styles";

export const resourceSideFragment = graphql`
  fragment ResourceSide on Resource {
    slug
    type
    price
    file {
      publicURL
      base
      extension
      size
    }
    ...ResourceFacts
  }
`;

export interface ResourceSideProps {
  readonly resource: Queries.ResourceSideFragment;
}

/** What is known of a resource, what it costs, and how to get it: to buy, to download or to ask for. */
export function ResourceSide({ resource }: ResourceSideProps) {
  const { t, format } = useI18n();
  const fileSize = useFileSize();
  const { slug, type, price, file } = resource;
  return (
    <div css={styles.side}>
      <p css={priceStyle}>{price > 0 ? format.money(price) : t("resources:free")}</p>
      <div css={styles.ways}>
        {price > 0 ? (
          <PurchaseForm product={slug} price={price}>
            {t(`resources:buy.${type}`)}
          </PurchaseForm>
        ) : null}
        {file?.publicURL ? (
          <a css={buttonStyles({})} href={file.publicURL} download={file.base}>
            <Download aria-hidden="true" />
            {t("resources:download", { format: file.extension.toUpperCase(), size: fileSize(file.size) })}
          </a>
        ) : null}
        {price > 0 ? null : (
          <a css={textAction} href={`#${requestId}`}>
            <Mail aria-hidden="true" />
            {t("resources:request")}
          </a>
        )}
      </div>
      <ResourceFacts resource={resource} />
    </div>
  );
}
