import { css } from "@emotion/react";
import { Field } from "../../components/Field/Field";
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

/** What a donor may say with a gift, folded away. */
export function GiftWords() {
  const { t } = useI18n();
  return (
    <details css={words}>
      <summary>{t("server:words.summary")}</summary>
      {giftWordNames.map((name) => (
        <Field
          key={name}
          name={name}
          label={t(`server:words.${name}`)}
          maxLength={giftWordLimits[name]}
          autoComplete={name === "shownName" ? "name" : "off"}
        />
      ))}
      <p css={caption}>{t("server:words.hint")}</p>
    </details>
  );
}
