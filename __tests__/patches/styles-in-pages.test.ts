import { EventEmitter } from "node:events";
import type { PreInitArgs } from "gatsby";
import { renderNewStyles } from "../../src/patches/styles-in-pages";

interface Html {
  readonly trackedHtmlFiles: ReadonlyMap<string, { readonly dirty: number }>;
}

interface Action {
  readonly type: string;
  readonly payload?: unknown;
}

/** Gatsby's own record of the pages that are to be rendered. */
const { htmlReducer } = jest.requireActual<{
  readonly htmlReducer: (html: Html | undefined, action: Action) => Html;
}>("gatsby/dist/redux/reducers/html");

it("has every page rendered again where only the browser's bundle has changed", async () => {
  // as in a build
  process.env.GATSBY_SLICES = "1";
  const emitter = new EventEmitter();
  let html: Html | undefined;
  const dispatch = (action: Action) => {
    html = htmlReducer(html, action);
    emitter.emit(action.type, action);
  };
  // of Gatsby's many arguments, those that are read
  const args = { emitter, store: { dispatch } } as unknown as PreInitArgs;
  await renderNewStyles(args, { plugins: [] }, () => undefined);
  dispatch({ type: "CREATE_PAGE", payload: { path: "/news/" } });
  dispatch({ type: "SET_SSR_WEBPACK_COMPILATION_HASH", payload: "renderer" });
  dispatch({ type: "HTML_GENERATED", payload: ["/news/"] });
  expect(html?.trackedHtmlFiles.get("/news/")?.dirty).toBe(0);
  dispatch({ type: "SET_WEBPACK_COMPILATION_HASH", payload: "bundle" });
  expect(html?.trackedHtmlFiles.get("/news/")?.dirty).toBeGreaterThan(0);
});
