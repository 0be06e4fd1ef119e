import type { ComponentType } from "react";
import type { AdminLanguage } from "../../content-model/field-info";
import { defaultLanguage } from "../../domain/languages";
import type { ControlProps, DecapCms } from "../decap-cms";
import { showInFirstColumn } from "../files/open-field";
import { adminLanguage, languageLabel } from "../interface/admin-language";
import { dayWidget } from "./day";
import { referenceWidget } from "./reference";

const words: Readonly<Record<AdminLanguage, (language: string) => string>> = {
  en: (language) => `The same in every language: change it under ${language}`,
  id: (language) => `Sama dalam setiap bahasa: ubah di ${language}`,
};

/** Widgets of the fields that languages share. */
export const sharedWidgets = [
  ...["boolean", "focus", "image", "list", "number", "previewKey", "select", "string"],
  ...[dayWidget, referenceWidget],
];

/** Lets a phone, which shows one language at a time, lead from a shared field to where it is changed. */
export function registerSharedHints(CMS: DecapCms): void {
  for (const name of sharedWidgets) {
    const { control, preview, schema } = CMS.getWidget(name);
    CMS.registerWidget(name, withSharedHint(control), preview, schema);
  }
}

/**
 * Wraps a widget so that a field that is changed in another language's column cannot be changed here, by keyboard
 * either, shows what it is there, and has a button below that leads there.
 */
export function withSharedHint(Control: ComponentType<ControlProps>) {
  return function HintedControl(props: ControlProps) {
    // Decap shows a list that languages share in one of them only
    const isAway = props.field?.get("i18n") === false && props.locale !== defaultLanguage;
    const isShown = props.isDisabled === true || isAway;
    return (
      <>
        {props.isDisabled ? (
          <fieldset className="tajuk-pale" role="presentation" disabled>
            {/* Decap's switch shows for ever what it showed first */}
            <Control key={typeof props.value === "boolean" ? String(props.value) : ""} {...props} />
          </fieldset>
        ) : (
          <Control {...props} />
        )}
        {isShown && (
          <button
            type="button"
            className="tajuk-shared"
            data-away={isAway}
            onClick={() => void showInFirstColumn(props.forID)}
          >
            {words[adminLanguage()](languageLabel(defaultLanguage))}
          </button>
        )}
      </>
    );
  };
}
