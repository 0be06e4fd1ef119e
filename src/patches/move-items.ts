import { createElement, type KeyboardEvent, type ReactElement } from "react";

/** What Decap's list widget has to do with the order of its items. */
interface ListControl {
  readonly state: { readonly keys: readonly string[] };
  readonly onSortEnd: (move: { readonly oldIndex: number; readonly newIndex: number }) => void;
  render(): ReactElement;
}

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/**
 * Lets the arrow keys move an item of a list while its handle has the focus: Decap listens to mouse and touch only, in
 * `ListControl.js` of decap-cms-widget-list.
 *
 * @param placeOf the place of the item whose handle this is, from 0; undefined if it is no handle
 */
export function moveItemsByKeyboard(
  { prototype }: { readonly prototype?: ListControl },
  placeOf: (handle: HTMLElement) => number | undefined,
): void {
  if (!prototype) return;
  const render = Reflect.get<ListControl, "render">(prototype, "render");
  prototype.render = function (this: ListControl) {
    const onKeyDown = (event: KeyboardEvent) => move(this, event, placeOf);
    return createElement("div", { onKeyDown, style: { display: "contents" } }, render.call(this));
  };
}

function move(list: ListControl, event: KeyboardEvent, placeOf: (handle: HTMLElement) => number | undefined) {
  const step = steps[event.key];
  const handle = event.target as HTMLElement;
  const oldIndex = placeOf(handle);
  if (step === undefined || oldIndex === undefined) return;
  event.preventDefault();
  // a list may be an item of another one
  event.stopPropagation();
  const newIndex = oldIndex + step;
  if (!(newIndex in list.state.keys)) return;
  list.onSortEnd({ oldIndex, newIndex });
  // what is moved in the document loses the focus
  requestAnimationFrame(() => handle.focus());
}
