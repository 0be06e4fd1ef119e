import { eventually } from "./patience";
import type { Key, Part, Tab } from "./tab";

/** A person with a tab, who waits for what is to be seen or clicked. */
export interface Visitor {
  /** Opens a page of the site. */
  visit(address: string): Promise<void>;
  /** Opens a page of the site, and starts its scripts by a key. */
  use(address: string): Promise<void>;
  goBack(): Promise<unknown>;
  click(selector: string, name?: string): Promise<void>;
  /** Clicks into a field and types. */
  fill(selector: string, text: string): Promise<void>;
  press(key: Key): Promise<unknown>;
  /** Focuses an element as Tab would. */
  focus(selector: string): Promise<void>;
  /** Waits for a visible element. */
  sees(selector: string, name?: string): Promise<unknown>;
  seesNo(selector: string, name?: string): Promise<void>;
  /** Waits for this number of elements. */
  counts(selector: string, count: number): Promise<void>;
  /** Waits until a visible element has the focus. */
  isAt(selector: string, name?: string): Promise<void>;
  /** Waits until path, query and hash of the page are these. */
  isOn(address: string): Promise<void>;
  /** Waits until a function, called in the page with the first visible element, gives a value. */
  reads<Value>(selector: string, work: (element: HTMLElement) => Value, value: Value): Promise<void>;
  /** Calls a function in the page, which can use nothing but its arguments and the browser. */
  run: Tab["run"];
}

/** The visitor of a site in a tab. */
export function visitorIn(tab: Tab, site: string): Visitor {
  const part = async (selector: string, name?: string): Promise<Part> => {
    let found: Part | undefined;
    const find = async () => Boolean((found = await tab.find(selector, name)));
    await eventually(find, true, `sees ${selector} ${name ?? ""}`);
    // TypeScript does not see that `find` has set it
    return found as unknown as Part;
  };
  const reads: Visitor["reads"] = (selector, work, value) =>
    eventually(async () => (await tab.find(selector))?.read(work), value, `reads ${selector}`);
  const visitor: Visitor = {
    visit: async (address) => {
      await tab.open(site + address);
      // Firefox ignores the mouse until then
      await eventually(() => tab.run(isPainted), true, "is painted");
    },
    use: async (address) => {
      await visitor.visit(address);
      await visitor.press("Shift");
      await visitor.sees("html[data-running]");
    },
    goBack: () => tab.back(),
    // WebKit's driver refuses to click what still moves
    click: (selector, name) =>
      eventually(
        async () => (await part(selector, name)).click(),
        undefined,
        `clicks ${selector} ${name ?? ""}`,
      ),
    fill: async (selector, text) => {
      await visitor.click(selector);
      await tab.type(text);
    },
    press: (key) => tab.press(key),
    focus: async (selector) => (await part(selector)).read((element) => element.focus()),
    sees: part,
    seesNo: (selector, name) =>
      eventually(
        async () => Boolean(await tab.find(selector, name)),
        false,
        `sees ${selector} ${name ?? ""}`,
      ),
    counts: (selector, count) =>
      eventually(
        () => tab.run((all: string) => document.querySelectorAll(all).length, selector),
        count,
        `counts ${selector}`,
      ),
    isAt: (selector, name) =>
      eventually(
        async () => (await tab.find(selector, name))?.read((element) => element === document.activeElement),
        true,
        `is at ${selector} ${name ?? ""}`,
      ),
    isOn: (address) =>
      eventually(
        () => tab.run(() => location.pathname + location.search + location.hash),
        address,
        "is on a page",
      ),
    reads,
    run: (work, ...values) => tab.run(work, ...values),
  };
  return visitor;
}

/** Runs in the page. */
function isPainted(): boolean {
  return performance.getEntriesByType("paint").length > 0;
}
