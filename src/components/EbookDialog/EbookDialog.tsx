import { graphql } from "gatsby";
import { foreignLang } from "../../i18n/foreign";
import { useI18n } from "../../i18n/I18nContext";
import { kicker } from "../../theme/mixins";
import { BookCover } from "../BookCover/BookCover";
import { Dialog, DialogBody, DialogTitle, type DialogControl } from "../Dialog/Dialog";
import { NotOnSale } from "../Order/NotOnSale";
import { isOnSale } from "../Order/sale";
import { usePaymentMethods } from "../Order/usePaymentMethods";
import { Price } from "../Price/Price";
import { TickList } from "../TickList/TickList";
import { TranslationNotice } from "../TranslationNotice/TranslationNotice";
import * as styles from "./EbookDialog.styles";
import { EbookOffer } from "./EbookOffer";

export const ebookDialogFragment = graphql`
  fragment EbookDialog on Resource {
    type
    ...ForeignText
    description
    summary
    highlights
    ...BookCover
    ...Sale
  }
`;

export interface EbookDialogProps extends DialogControl {
  readonly resource: Queries.EbookDialogFragment;
  /** Name of the organisation. */
  readonly imprint: string;
}

/** A paid resource's description and price, with a button to buy it. */
export function EbookDialog({ resource, imprint, onClose }: EbookDialogProps) {
  const { t } = useI18n();
  const { title, subtitle, type, description, summary, highlights } = resource;
  const payments = usePaymentMethods(resource.slug);
  const lang = foreignLang(resource);
  return (
    <Dialog
      art={
        <div css={styles.table}>
          <BookCover book={resource} imprint={imprint} />
        </div>
      }
      onClose={onClose}
    >
      <DialogBody>
        <div>
          <p css={kicker}>{t(`resources:type.${type}`)}</p>
          <DialogTitle lang={lang}>{[title, subtitle].filter(Boolean).join(" ")}</DialogTitle>
          <TranslationNotice contentLanguage={resource.contentLanguage} />
        </div>
        <p lang={lang}>{summary ?? description}</p>
        <TickList lang={lang} items={highlights} />
        <Price {...{ resource, payments }} />
        {isOnSale(resource) ? null : <NotOnSale slug={resource.slug} />}
      </DialogBody>
      <EbookOffer {...{ resource, payments }} />
    </Dialog>
  );
}
