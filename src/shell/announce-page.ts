import type { GatsbyBrowser } from "gatsby";
import { visuallyHidden } from "../theme/mixins";

/** Milliseconds after which the focus is on the page as a whole, and screen readers have said where it went. */
const pause = 100;

const region = document.createElement("div");
region.ariaLive = "assertive";
// at the top, so that the page is no higher
region.style.cssText = `${visuallyHidden.styles};top:0`;

/**
 * Follows a link as loading the page would: the focus moves to the place that the address names, and the title of
 * another page is announced. The live region is there from the first page on: screen readers only announce what changes
 * in a region that they know.
 */
export const announcePage: NonNullable<GatsbyBrowser["onRouteUpdate"]> = ({ location, prevLocation }) => {
  region.textContent = "";
  if (!prevLocation) {
    document.body.append(region);
    return;
  }
  setTimeout(() => {
    const place = document.getElementById(location.hash.slice(1));
    // the browser goes to some places itself, and who pressed Tab at once is further on by now
    if (!place || place.contains(document.activeElement)) return;
    // what is no control (-1) can only be focused with an attribute that says so
    place.tabIndex &&= -1;
    // the router has scrolled there
    place.focus({ preventScroll: true });
  }, pause);
  if (prevLocation.pathname === location.pathname) return;
  setTimeout(() => {
    const heading = document.querySelector("h1");
    // an entry without a translation has a title in the fallback language
    region.lang = heading?.closest<HTMLElement>("[lang]")?.lang ?? "";
    region.textContent = heading?.textContent ?? document.title;
  }, 2 * pause);
};
