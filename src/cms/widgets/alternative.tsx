import type { ComponentType } from "react";
import { wordyBeginning } from "../../content-model/alternative-text";
import type { ControlProps, DecapCms } from "../decap-cms";
import { adminLanguage } from "../interface/admin-language";
import { pictureTexts } from "./picture-texts";

/** Registers the widget for alternative texts: a line of text, with advice while it begins like a label. */
export function registerAlternativeWidget(CMS: DecapCms): void {
  CMS.registerWidget("alternative", withAdvice(CMS.getWidget("string").control));
}

/** Wraps a widget so that it says what an alternative text should leave out. */
export function withAdvice(Control: ComponentType<ControlProps>) {
  return function AdvisedControl(props: ControlProps) {
    const words = typeof props.value === "string" ? wordyBeginning(props.value) : undefined;
    return (
      <>
        <Control {...props} />
        <p className="tajuk-advice" role="status">
          {words && pictureTexts[adminLanguage()].wordy(words)}
        </p>
      </>
    );
  };
}
