import { cloneElement, type ReactElement } from "react";

/** What react-select says in a select, as its props; each has English words of its own. */
export interface SelectWords {
  readonly loadingMessage: () => string;
  readonly noOptionsMessage: () => string;
  readonly screenReaderStatus: (found: { readonly count: number }) => string;
  readonly ariaLiveMessages: Readonly<Record<"guidance" | "onChange" | "onFocus" | "onFilter", unknown>>;
}

/** What a widget of Decap's inherits from that renders a select. */
interface SelectControl {
  render(): ReactElement<Partial<SelectWords>>;
}

/** Gives words to Decap's widgets with a select, which leave react-select's English ones or write their own. */
export function saySelectWords(
  { prototype }: { readonly prototype?: SelectControl },
  words: SelectWords,
): void {
  if (!prototype) return;
  const render = Reflect.get<SelectControl, "render">(prototype, "render");
  prototype.render = function (this: SelectControl) {
    return cloneElement(render.call(this), words);
  };
}
