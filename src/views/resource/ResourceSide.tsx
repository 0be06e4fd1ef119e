import { graphql } from "gatsby";
import Mail from "lucide-react/icons/mail";
import { textAction } from "../../components/Button/Button.styles";
import { FileLinks } from "../../components/FileLinks/FileLinks";
import { NotOnSale } from "../../components/Order/NotOnSale";
import { PurchaseForm } from "../../components/Order/PurchaseForm";
import { askId, isOnSale } from "../../components/Order/sale";
import { usePaymentMethods } from "../../components/Order/usePaymentMethods";
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
  return (
    <div css={styles.side}>
      {resource.price === 0 ? <FreeWays resource={resource} /> : <PaidWays resource={resource} />}
      <ResourceFacts resource={resource} />
    </div>
  );
}

function FreeWays({ resource: { files } }: ResourceSideProps) {
  const { t } = useI18n();
  return (
    <>
      <p css={priceStyle}>{t("resources:free")}</p>
      <div css={styles.ways}>
        {files.length > 0 ? <FileLinks files={files} prominent /> : null}
        <a css={textAction} href={`#${askId}`}>
          <Mail aria-hidden="true" />
          {t("resources:request")}
        </a>
      </div>
    </>
  );
}

function PaidWays({ resource }: ResourceSideProps) {
  const { t } = useI18n();
  const { slug, type, files } = resource;
  const payments = usePaymentMethods(slug);
  return (
    <>
      <Price {...{ resource, payments }} />
      <div css={styles.ways}>
        {isOnSale(resource) ? null : <NotOnSale slug={slug} />}
        <PurchaseForm {...{ resource, payments }}>{t(`resources:buy.${type}`)}</PurchaseForm>
        {files.length > 0 ? <FileLinks files={files} prominent /> : null}
      </div>
    </>
  );
}
