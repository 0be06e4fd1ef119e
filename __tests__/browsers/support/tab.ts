/** Size of a window in px, and the language in which journeys are tried in it. */
export interface TestWindow {
  readonly width: number;
  readonly height: number;
  readonly language: "en" | "id";
}

/** Keys that the tests press; the names are those of `KeyboardEvent.key`. */
export type Key = "ArrowRight" | "End" | "Enter" | "Escape" | "Shift" | "Tab";

/** An element of a page. */
export interface Part {
  /** Scrolls to the element and clicks it with the mouse. */
  click(): Promise<void>;
  /** Calls a function in the page with the element. It can use nothing but its argument and the browser. */
  read<Result>(work: (element: HTMLElement) => Result): Promise<Result>;
}

/** A tab with nothing stored, as each engine offers it. Nothing in it waits: see `visitor.ts`. */
export interface Tab {
  open(url: string): Promise<unknown>;
  back(): Promise<unknown>;
  /** The first visible element that matches a selector and, if given, has exactly this name. */
  find(selector: string, name?: string): Promise<Part | undefined>;
  /** Types into the focused element. */
  type(text: string): Promise<unknown>;
  press(key: Key): Promise<unknown>;
  /** Calls a function in the page. It can use nothing but its arguments and the browser. */
  run<Values extends unknown[], Result>(
    work: (...values: Values) => Result,
    ...values: Values
  ): Promise<Result>;
  close(): Promise<unknown>;
}

/** A running browser. */
export interface Browser {
  openTab(size: TestWindow): Promise<Tab>;
  close(): Promise<void>;
}
