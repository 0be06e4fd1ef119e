import type { GatsbyBrowser } from "gatsby";

/** Milliseconds after which screen readers have said where the focus went, and would not drop the title. */
const pause = 100;

/**
 * Announces the title of a page that was opened without loading it anew. The live region is made with the first
 * page: screen readers only announce what changes in a region that they know.
 */
export const announcePage: NonNullable<GatsbyBrowser["onRouteUpdate"]> = ({ location, prevLocation }) => {
  const region = liveRegion();
  if (!prevLocation || prevLocation.pathname === location.pathname) return;
  region.textContent = "";
  setTimeout(() => {
    const heading = document.querySelector("h1");
    // an entry without a translation has a title in the fallback language
    region.lang = heading?.closest<HTMLElement>("[lang]")?.lang ?? "";
    region.textContent = heading?.textContent ?? document.title;
  }, pause);
};

function liveRegion(): HTMLElement {
  const known = document.querySelector<HTMLElement>("[data-announcer]");
  if (known) return known;
  const region = document.createElement("div");
  region.dataset.announcer = "";
  region.ariaLive = "assertive";
  Object.assign(region.style, {
    position: "absolute",
    top: "0",
    clipPath: "inset(50%)",
    whiteSpace: "nowrap",
  });
  document.body.append(region);
  return region;
}
