import type { ComponentType } from "react";
import type { ControlProps, DecapCms } from "../decap-cms";

/** The field of a model's reference: Decap's choice of an entry of another collection. */
export const referenceWidget = "reference";

/**
 * Registers {@link referenceWidget}. Decap's own reports the value it was given as a change, and so an
 * entry that was only looked at has unsaved changes.
 */
export function registerReferenceWidget(CMS: DecapCms): void {
  CMS.registerWidget(referenceWidget, withoutIdleChanges(CMS.getWidget("relation").control));
}

/** An input that does not report a change to the value it already has. */
export function withoutIdleChanges(Control: ComponentType<ControlProps>) {
  return function ChangingControl({ onChange, ...props }: ControlProps) {
    const report: ControlProps["onChange"] = (value, metadata) => {
      if (value !== props.value) onChange(value, metadata);
    };
    return <Control {...props} onChange={report} />;
  };
}
