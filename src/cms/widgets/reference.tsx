import type { ComponentType } from "react";
import type { ControlProps, DecapCms } from "../decap-cms";

/** Name of the widget for references to an entry of another collection. */
export const referenceWidget = "reference";

/**
 * Registers {@link referenceWidget}: Decap's relation widget, which reports its initial value as a change, so
 * that merely opening an entry would leave it with unsaved changes.
 */
export function registerReferenceWidget(CMS: DecapCms): void {
  CMS.registerWidget(referenceWidget, withoutIdleChanges(CMS.getWidget("relation").control));
}

/** Wraps a widget so that it does not report a change to the value that it already has. */
export function withoutIdleChanges(Control: ComponentType<ControlProps>) {
  return function ChangingControl({ onChange, ...props }: ControlProps) {
    const report: ControlProps["onChange"] = (value, metadata) => {
      if (value !== props.value) onChange(value, metadata);
    };
    return <Control {...props} onChange={report} />;
  };
}
