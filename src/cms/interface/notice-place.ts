import { element } from "./element";

/** The one place along the lower edge in which notices stand above each other, so that none covers another. */
export function noticePlace(): HTMLElement {
  const place = document.querySelector<HTMLElement>(".tajuk-notices");
  if (place) return place;
  const made = element("div", { className: "tajuk-notices" });
  document.body.append(made);
  return made;
}
