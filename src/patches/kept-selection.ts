/** What Decap's widget for a line of text inherits from. */
interface StringControl {
  readonly props: { readonly value?: unknown };
  componentDidUpdate(before: StringControl["props"]): void;
}

/**
 * Leaves the cursor and what is selected in a line of text where they are. Decap puts the cursor where something was typed
 * last, whenever it draws the field again; it has to when the words have changed.
 */
export function keepSelection({ prototype }: { readonly prototype?: StringControl }): void {
  if (!prototype) return;
  const update = Reflect.get<StringControl, "componentDidUpdate">(prototype, "componentDidUpdate");
  prototype.componentDidUpdate = function (this: StringControl, before) {
    if (before.value !== this.props.value) update.call(this, before);
  };
}
