import { runInNewContext } from "node:vm";
import { bootScript } from "../../../src/shell/html/boot-script";

interface Visit {
  readonly stored?: Readonly<Record<string, string>>;
  readonly storageRefused?: boolean;
  readonly navigation?: NavigationTimingType;
  readonly address?: Partial<Location>;
}

const root = document.documentElement;

beforeEach(() => {
  root.removeAttribute("class");
  root.removeAttribute("style");
  root.removeAttribute("data-theme");
});

/** Runs the boot script of a page in a simulated browser with this storage, navigation and address. */
function visit(
  page: string,
  { stored = {}, storageRefused = false, navigation = "navigate", address }: Visit,
) {
  const replace = jest.fn<undefined, [string]>();
  const listeners = new Map<string, (event: { persisted: boolean }) => void>();
  const localStorage = {
    getItem(key: string) {
      if (storageRefused) throw new DOMException("refused", "SecurityError");
      return stored[key] ?? null;
    },
  };
  const globals = {
    document,
    localStorage,
    location: { search: "", hash: "", ...address, replace },
    performance: { getEntriesByType: () => [{ type: navigation }] },
    addEventListener: listeners.set.bind(listeners),
  };
  const names = Object.keys(globals);
  runInNewContext(bootScript(page), globals);
  expect(Object.keys(globals)).toEqual(names);
  return { replace, listeners };
}

it("marks that scripts run, whatever is refused", () => {
  visit("/", { storageRefused: true });
  expect(root).toHaveClass("js");
});

describe("a link from a mail to editors", () => {
  it.each([
    "#invite_token=a1-B2",
    "#recovery_token=a1",
    "#confirmation_token=a1",
    "#email_change_token=a1",
    "#access_token=a1&token_type=bearer",
  ])("leads from any page to the editors' area: %s", (hash) => {
    for (const page of ["/", "/id/news/"]) {
      expect(visit(page, { address: { hash } }).replace.mock.calls).toEqual([[`/admin/${hash}`]]);
    }
  });

  it.each(["", "#news", "#token=a1", "#my_invite_token=a1", "#invite_token"])(
    "is nothing else: %s",
    (hash) => {
      expect(visit("/news/", { address: { hash } }).replace).not.toHaveBeenCalled();
    },
  );
});

describe("colour scheme", () => {
  it.each(["light", "dark"])("applies the remembered %s scheme", (scheme) => {
    visit("/news/", { stored: { "colour-scheme": scheme } });
    expect(root.dataset.theme).toBe(scheme);
  });

  it("gives the address bar the colour of the remembered scheme", () => {
    document.head.innerHTML =
      '<meta name="theme-color" data-scheme="light" media="x"><meta name="theme-color" data-scheme="dark" media="x">';
    visit("/news/", { stored: { "colour-scheme": "dark" } });
    const metas = [...document.head.querySelectorAll("meta")];
    expect(metas.map(({ media }) => media)).toEqual(["not all", "all"]);
  });

  it.each([
    ["nothing is remembered", {}],
    ["something else is stored", { stored: { "colour-scheme": "<b>" } }],
    ["storage is refused", { storageRefused: true }],
  ])("leaves the choice to the system where %s", (_, found) => {
    visit("/", found);
    expect(root.dataset.theme).toBeUndefined();
  });
});

describe("remembered language", () => {
  const indonesian = { stored: { "gatsby-i18next-language": "id" } };

  it("is gone to from /, query and hash kept, with nothing shown meanwhile", () => {
    const { replace } = visit("/", { ...indonesian, address: { search: "?from=mail", hash: "#news" } });
    expect(replace).toHaveBeenCalledTimes(1);
    expect(replace).toHaveBeenCalledWith("/id/?from=mail#news");
    expect(root.style.visibility).toBe("hidden");
  });

  it("shows a page again that the browser brings back from memory", () => {
    const { listeners } = visit("/", indonesian);
    listeners.get("pageshow")?.({ persisted: false });
    expect(root.style.visibility).toBe("hidden");
    listeners.get("pageshow")?.({ persisted: true });
    expect(root.style.visibility).toBe("");
  });

  it.each<[string, string, Visit]>([
    ["on another page", "/news/", indonesian],
    ["on the page of the language itself", "/id/", indonesian],
    ["on stepping back to /", "/", { ...indonesian, navigation: "back_forward" }],
    ["on reloading /", "/", { ...indonesian, navigation: "reload" }],
    ["when it is the default", "/", { stored: { "gatsby-i18next-language": "en" } }],
    ["when it is none of the site's", "/", { stored: { "gatsby-i18next-language": "//evil.example" } }],
    ["when nothing is remembered", "/", {}],
    ["when storage is refused", "/", { storageRefused: true }],
  ])("is not gone to %s", (_, page, found) => {
    const { replace } = visit(page, found);
    expect(replace).not.toHaveBeenCalled();
    expect(root.style.visibility).toBe("");
  });
});
