import { packParts, type PackChoice, type PackPart } from "../../domain/offline";
import { useI18n } from "../../i18n/I18nContext";

export interface ChoiceFieldsProps {
  readonly choice: PackChoice;
  /** How much a part is, in words; without one, what is kept whatever is chosen. */
  readonly amountOf: (part?: PackPart) => string;
  readonly onChoose: (choice: PackChoice) => void;
}

/** The fields of a choice: parts, each with its size, and languages. */
export function ChoiceFields({ choice, amountOf, onChoose }: ChoiceFieldsProps) {
  const { t, format, language, languages } = useI18n();
  const all = languages.map(({ code }) => code);
  const toggle = (part: PackPart) => {
    const parts = packParts.filter((each) => (each === part) !== choice.parts.includes(each));
    onChoose({ ...choice, parts });
  };
  return (
    <>
      <fieldset>
        <legend>{t("offline:choose.parts")}</legend>
        {packParts.map((part) => (
          <label key={part}>
            <input type="checkbox" checked={choice.parts.includes(part)} onChange={() => toggle(part)} />
            <span>
              {t(`offline:parts.${part}`)} <small>{amountOf(part)}</small>
            </span>
          </label>
        ))}
        <p>
          {t("offline:always")} <small>{amountOf()}</small>
        </p>
      </fieldset>
      {all.length > 1 ? (
        <fieldset>
          <legend>{t("offline:choose.languages")}</legend>
          {[[language], all].map((codes) => (
            <label key={codes.length}>
              <input
                type="radio"
                name="languages"
                checked={choice.languages.length === codes.length}
                onChange={() => onChoose({ ...choice, languages: codes })}
              />
              <span>{codes.map((code) => format.language(code)).join(", ")}</span>
            </label>
          ))}
        </fieldset>
      ) : null}
    </>
  );
}
