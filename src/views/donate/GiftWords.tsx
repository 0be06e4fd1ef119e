import { css } from "@emotion/react";
import { Field } from "../../components/Field/Field";
import type { OrderState } from "../../components/Order/useOrder";
import { giftWordLimits, giftWordNames } from "../../domain/gift-words";
import { useI18n } from "../../i18n/I18nContext";
import { caption } from "../../theme/mixins";

const words = css`
  margin-top: 1.25rem;
  summary {
    min-height: var(--tap);
    padding-block: 0.5rem;
    font-weight: var(--w-strong);
    cursor: pointer;
  }
`;

/** What a donor may say with a gift, folded away, and what is wrong with it. */
export function GiftWords({ state }: { readonly state: OrderState }) {
  const { t } = useI18n();
  const refused = state.status === "refused" ? state.fields : {};
  return (
    <details css={words}>
      <summary>{t("server:words.summary")}</summary>
      {giftWordNames.map((name) => {
        const field = t(`server:words.${name}`);
        const limit = { field, max: giftWordLimits[name] };
        return (
          <Field
            key={name}
            name={name}
            label={field}
            error={refused[name] ? t("forms:errors.words.too_long", limit) : undefined}
            autoComplete={name === "shownName" ? "name" : "off"}
          />
        );
      })}
      <p css={caption}>{t("server:words.hint")}</p>
    </details>
  );
}
