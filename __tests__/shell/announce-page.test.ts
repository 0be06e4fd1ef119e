import type { RouteUpdateArgs } from "gatsby";
import { announcePage } from "../../src/shell/announce-page";

beforeEach(() => {
  jest.useFakeTimers();
  document.title = "Notes — Bay";
});

afterEach(() => {
  jest.useRealTimers();
  document.body.innerHTML = "";
});

/** Gatsby's hook, with only those of its arguments that it reads. */
function goTo(address: string, from?: string) {
  const { pathname, hash } = new URL(address, location.href);
  const prevLocation = from === undefined ? null : { pathname: from };
  announcePage({ location: { pathname, hash }, prevLocation } as RouteUpdateArgs, { plugins: [] });
  jest.advanceTimersByTime(1000);
}

function show(html: string) {
  document.querySelector("main")?.remove();
  document.body.insertAdjacentHTML("afterbegin", `<main>${html}</main>`);
}

const region = () => document.querySelector<HTMLElement>("[aria-live]");

it("says nothing about the first page, which the browser announces, but has a region ready", () => {
  show("<h1>Notes</h1>");
  goTo("/news/");
  expect(region()).toBeInTheDocument();
  expect(region()).toBeEmptyDOMElement();
});

it("says the title of the next page, in one region", () => {
  goTo("/");
  const known = region();
  show("<h1>Notes</h1>");
  goTo("/news/", "/");
  expect(region()).toBe(known);
  expect(region()).toHaveTextContent(/^Notes$/);
  expect(document.querySelectorAll("[aria-live]")).toHaveLength(1);
});

it("says a title in its own language", () => {
  goTo("/id/");
  show('<h1 lang="en">Rules aboard</h1>');
  goTo("/id/boat-rules/", "/id/");
  expect(region()).toHaveAttribute("lang", "en");
  show("<h1>Catatan</h1>");
  goTo("/id/news/", "/id/boat-rules/");
  expect(region()).not.toHaveAttribute("lang", "en");
});

it("says the title of the document where there is no heading", () => {
  goTo("/");
  show("<p>Nothing here.</p>");
  goTo("/news/", "/");
  expect(region()).toHaveTextContent(document.title);
});

it("says nothing when only query or hash change", () => {
  goTo("/");
  show("<h1>Notes</h1>");
  goTo("/news/", "/news/");
  expect(region()).toBeEmptyDOMElement();
});

describe("the focus", () => {
  beforeEach(() => {
    goTo("/");
    show('<section id="crew"><h2>Crew</h2><input id="name"></section>');
  });

  it("moves to the place that the address names", () => {
    goTo("/contact/#crew", "/");
    expect(document.querySelector("#crew")).toHaveFocus();
  });

  it("moves there on the same page, too", () => {
    goTo("/contact/#crew", "/contact/");
    expect(document.querySelector("#crew")).toHaveFocus();
  });

  it("moves to a field, which stays one that Tab reaches", () => {
    goTo("/contact/#name", "/");
    expect(document.querySelector("#name")).toHaveFocus();
    expect(document.querySelector<HTMLElement>("#name")?.tabIndex).toBe(0);
  });

  it("is left to whoever went on from that place at once", () => {
    document.querySelector<HTMLElement>("#name")?.focus();
    goTo("/contact/#crew", "/contact/");
    expect(document.querySelector("#name")).toHaveFocus();
  });

  it.each(["/contact/", "/contact/#nowhere"])("stays where the router puts it for %s", (address) => {
    const main = document.querySelector("main");
    main?.setAttribute("tabindex", "-1");
    main?.focus();
    goTo(address, "/");
    expect(main).toHaveFocus();
  });
});
