import { cloneElement, type ReactElement } from "react";

/** Props that we pass to react-select: our messages in place of its English ones, and our filter. */
export interface SelectProps {
  readonly noOptionsMessage: () => string;
  readonly screenReaderStatus: (found: { readonly count: number }) => string;
  readonly ariaLiveMessages: Readonly<Record<"guidance" | "onChange" | "onFocus" | "onFilter", unknown>>;
  readonly filterOption: (
    option: { readonly label: string; readonly data: { readonly also?: string } },
    typed: string,
  ) => boolean;
}

/** What Decap's widget for choices inherits from. */
interface SelectControl {
  render(): ReactElement<Partial<SelectProps>>;
}

/** Gives props to the select of Decap's widget, which leaves react-select's English words and its search by codes. */
export function giveSelectProps(
  { prototype }: { readonly prototype?: SelectControl },
  props: SelectProps,
): void {
  if (!prototype) return;
  const render = Reflect.get<SelectControl, "render">(prototype, "render");
  prototype.render = function (this: SelectControl) {
    return cloneElement(render.call(this), props);
  };
}
