import { graphql } from "gatsby";
import { foreignLang } from "../../i18n/foreign";
import { useI18n } from "../../i18n/I18nContext";
import { kicker, price } from "../../theme/mixins";
import { BookCover } from "../BookCover/BookCover";
import { Button } from "../Button/Button";
import { Dialog, DialogBody, DialogFoot, DialogTitle, type DialogControl } from "../Dialog/Dialog";
import { useOrder, type Settled } from "../Order/useOrder";
import { TickList } from "../TickList/TickList";
import { showToast } from "../Toast/toast-store";
import { TranslationNotice } from "../TranslationNotice/TranslationNotice";
import * as styles from "./EbookDialog.styles";

export const ebookDialogFragment = graphql`
  fragment EbookDialog on Resource {
    slug
    type
    language
    contentLanguage
    description
    summary
    highlights
    price
    ...BookCover
  }
`;

export interface EbookDialogProps extends DialogControl {
  readonly resource: Queries.EbookDialogFragment;
  /** Name of the organisation. */
  readonly imprint: string;
}

/** What a paid resource offers and costs, and the way to buy it. */
export function EbookDialog({ resource, imprint, onClose }: EbookDialogProps) {
  const { t, format, language } = useI18n();
  const { title, subtitle, type, description, summary, highlights } = resource;
  const lang = foreignLang(resource);
  const announce = (answer: Settled) =>
    showToast({
      title: answer.status === "sample" ? t("resources:redirect") : t(`forms:problems.${answer.problem}`),
    });
  const { state, form } = useOrder("/api/purchases", announce);
  const busy = state.status === "sending";
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
        <p css={price}>{format.money(resource.price)}</p>
      </DialogBody>
      <DialogFoot>
        <form {...form}>
          <input type="hidden" name="product" value={resource.slug} />
          <input type="hidden" name="language" value={language} />
          <Button type="submit" wide aria-disabled={busy || undefined}>
            {busy ? t("forms:order.busy") : t(`resources:buy.${type}`)}
          </Button>
        </form>
      </DialogFoot>
    </Dialog>
  );
}
