/**
 * Tests are compiled by swc, as the site's scripts are minified by it: Babel takes some thirty times as long.
 *
 * @type {[string, object]}
 */
const swc = [
  "<rootDir>/__tests__/setup/transform.mjs",
  {
    configFile: false,
    swcrc: false,
    sourceMaps: "inline",
    jsc: {
      target: "es2022",
      // `jest.mock` is moved above the imports
      transform: { hidden: { jest: true }, react: { runtime: "automatic", importSource: "@emotion/react" } },
    },
    module: { type: "commonjs" },
  },
];

/** Packages that ship ES modules only, or JSX, and so have to be transformed like our own code. */
const transformedPackages = [
  "gatsby",
  "gatsby-link",
  "gatsby-plugin-image",
  "gatsby-script",
  "@netlify/runtime-utils",
  "@ungap/structured-clone",
  "ccount",
  "character-entities-[^/]+",
  "collapse-white-space",
  "comma-separated-tokens",
  "d3-array",
  "d3-geo",
  "devlop",
  "hast-util-[^/]+",
  "hastscript",
  "rehype-minify-whitespace",
  "html-void-elements",
  "internmap",
  "lucide-react",
  "mdast-util-[^/]+",
  "micromark-util-[^/]+",
  "property-information",
  "space-separated-tokens",
  "stringify-entities",
  "trim-lines",
  "trim-trailing-lines",
  "unist-util-[^/]+",
  "vfile",
  "vfile-message",
  "web-namespaces",
  "zwitch",
];

/**
 * The options that all kinds of Jest tests share; `<rootDir>` is the project.
 *
 * @type {import("jest").Config}
 */
export const shared = {
  transform: { "\\.[mc]?[jt]sx?$": swc },
  transformIgnorePatterns: [`/node_modules/(?!(?:${transformedPackages.join("|")})/)`],
  moduleFileExtensions: ["ts", "tsx", "js", "jsx", "cjs", "mjs", "json", "node"],
  moduleNameMapper: {
    // tests read the fixture site's content, so that no edit of `content/` can fail them
    "^@content/(.*)$": "<rootDir>/__tests__/site/content/$1",
    "\\.css$": "<rootDir>/__tests__/setup/style-mock.ts",
    "\\.(avif|gif|jpe?g|png|svg|webp|woff2?)$": "<rootDir>/__tests__/setup/file-mock.ts",
  },
  modulePathIgnorePatterns: ["<rootDir>/.cache/", "<rootDir>/public/", "<rootDir>/.build/"],
  globals: { __PATH_PREFIX__: "", __BASE_PATH__: "" },
  restoreMocks: true,
};

/** Folders of `__tests__/` whose tests render components. */
const rendered =
  "cms/interface|cms/lists|cms/preview|cms/texts|cms/widgets|components|i18n|pages|shell|views";

/** Unit tests have a time zone and languages of their own, so that the site's can be changed without changing them. */
const moduleNameMapper = {
  ...shared.moduleNameMapper,
  "^\\./site-languages$|/domain/site-languages$": "<rootDir>/__tests__/setup/languages.ts",
  "^\\./zone$|/domain/zone$": "<rootDir>/__tests__/setup/zone.ts",
};

/** @type {import("jest").Config} */
const config = {
  projects: [
    {
      ...shared,
      moduleNameMapper,
      displayName: "node",
      testEnvironment: "node",
      testMatch: ["<rootDir>/__tests__/**/*.test.{ts,tsx}"],
      testPathIgnorePatterns: [
        `<rootDir>/__tests__/(?:${rendered}|attack|browsers|gatsby|e2e|edits|live|sample)/`,
      ],
      setupFilesAfterEnv: ["<rootDir>/__tests__/setup/patience.ts"],
    },
    {
      ...shared,
      moduleNameMapper,
      displayName: "dom",
      testEnvironment: "jsdom",
      testMatch: [`<rootDir>/__tests__/(${rendered})/**/*.test.{ts,tsx}`],
      setupFiles: ["<rootDir>/__tests__/setup/gatsby-loader.ts"],
      setupFilesAfterEnv: ["<rootDir>/__tests__/setup/patience.ts", "<rootDir>/__tests__/setup/dom.ts"],
    },
  ],
};

export default config;
