import { formStands } from "../../patches/draft-backup";
import { isShown } from "./find-field";

/** Where the place of the label in view waits for the reload. */
const key = "tajuk-view";

const labels = () =>
  [...document.querySelectorAll<HTMLLabelElement>('label[for*="-field-"]')].filter(isShown);

/** Remembers which part of the open form is in view, for when the form is loaded anew. */
export function rememberView(): void {
  const distance = (label: HTMLElement) => Math.abs(label.getBoundingClientRect().top - innerHeight / 2);
  const [nearest] = labels().toSorted((one, other) => distance(one) - distance(other));
  sessionStorage.setItem(key, String(labels().findIndex((label) => label === nearest)));
}

/** Brings that part into view again, once the form stands. */
export async function showRememberedView(): Promise<void> {
  const place = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  if (place === null) return;
  await formStands();
  labels()[Number(place)]?.scrollIntoView({ block: "center" });
}
