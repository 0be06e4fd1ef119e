import { element } from "../interface/element";
import type { Chosen } from "./arrange-rows";
import type { Choice } from "./list-choices";

/**
 * A select for each choice, and a button that takes all choices back. `onChoose` gets the new value of a
 * choice's parameter; it is empty for the initial one.
 */
export function choicesView(
  choices: readonly Choice[],
  chosen: Chosen,
  onChoose: (name: string, value: string) => void,
  takeBack: string,
): HTMLElement[] {
  const button = element("button", { type: "button", textContent: takeBack });
  const fields = choices.map(({ name, initial, options }) => {
    const items = options.map(({ value, label }) => element("option", { value, textContent: label }));
    const select = element("select", { name }, items);
    select.value = chosen[name] ?? initial;
    const choose = () => {
      onChoose(name, select.value === initial ? "" : select.value);
      follow();
    };
    select.addEventListener("change", choose);
    return { select, initial, choose };
  });
  const follow = () => {
    button.hidden = fields.every(({ select, initial }) => select.value === initial);
  };
  button.addEventListener("click", () => {
    for (const { select, initial, choose } of fields) {
      select.value = initial;
      choose();
    }
    fields[0]?.select.focus();
  });
  follow();
  const labels = fields.map(({ select }, at) =>
    element("label", {}, [`${choices[at]?.label ?? ""} `, select]),
  );
  return [...labels, button];
}
