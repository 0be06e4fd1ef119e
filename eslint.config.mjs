import { readdirSync } from "node:fs";
import path from "node:path";
import eslint from "@eslint/js";
import { defineConfig, globalIgnores } from "eslint/config";
import importX from "eslint-plugin-import-x";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";
import { importSettings, layerConfig } from "./eslint.layers.mjs";

const functionComponentTypes = ["FC", "FunctionComponent", "React.FC", "React.FunctionComponent"];

/** Files that Gatsby or a tool loads by their default export. */
const defaultExported = [
  "src/{pages,templates,api}/**",
  "netlify/functions/**",
  "gatsby-*.{ts,tsx}",
  "**/*.config.{ts,mjs}",
  "src/patches/lean-icon*",
  "src/**/*-loader.mjs",
];

/** In a site of one language, types say what every comparison of languages results in. */
const hasOneLanguage = readdirSync(path.join(import.meta.dirname, "locales")).length === 1;

/** Rules that are off in such a site. */
const ofSeveralLanguages = [
  "@typescript-eslint/no-unnecessary-condition",
  "@typescript-eslint/no-unnecessary-type-assertion",
  "@typescript-eslint/restrict-template-expressions",
];

export default defineConfig(
  globalIgnores([
    "node_modules/",
    "public/",
    ".cache/",
    ".build/",
    ".netlify/",
    ".data/",
    "coverage/",
    "playwright-report/",
    "test-results/",
    "static/",
    // drawings: long lists of coordinates, which are reviewed by looking at the pictures
    "tools/artwork/",
  ]),
  {
    linterOptions: { reportUnusedDisableDirectives: "error", reportUnusedInlineConfigs: "error" },
  },
  eslint.configs.recommended,
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  {
    name: "types",
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/no-restricted-types": [
        "error",
        {
          types: Object.fromEntries(
            functionComponentTypes.map((name) => [name, "Write a plain function with exported props."]),
          ),
        },
      ],
      eqeqeq: "error",
    },
  },
  {
    name: "languages",
    rules: hasOneLanguage ? Object.fromEntries(ofSeveralLanguages.map((rule) => [rule, "off"])) : {},
  },
  {
    name: "imports",
    plugins: { "import-x": importX },
    settings: importSettings,
    rules: {
      "import-x/no-default-export": "error",
      "import-x/no-duplicates": "error",
      "import-x/no-extraneous-dependencies": "error",
      "import-x/no-self-import": "error",
      "import-x/order": [
        "error",
        {
          groups: ["builtin", "external", "internal", "parent", "sibling", "index"],
          alphabetize: { order: "asc", caseInsensitive: true },
          "newlines-between": "never",
        },
      ],
    },
  },
  { name: "default exports", files: defaultExported, rules: { "import-x/no-default-export": "off" } },
  {
    name: "markup",
    files: ["**/*.tsx"],
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat.recommended],
  },
  {
    name: "size",
    files: ["src/{components,views}/**/*.{ts,tsx}"],
    rules: { "max-lines": ["error", { max: 150, skipBlankLines: true, skipComments: false }] },
  },
  {
    name: "icons",
    files: ["src/{components,views}/**/*.{ts,tsx}"],
    rules: {
      // for import-x all icons are one module: they share one file of types
      "import-x/no-duplicates": "off",
      "no-duplicate-imports": ["error", { allowSeparateTypeImports: true }],
    },
  },
  layerConfig(import.meta.dirname),
  {
    name: "old browsers",
    files: ["src/{components,domain,i18n,offline,pages,shell,templates,views}/**/*.{ts,tsx}"],
    // what the oldest browsers of `browserslist` do not have; the build adds nothing of it
    rules: {
      "no-restricted-properties": [
        "error",
        ...["toSorted", "toReversed", "toSpliced", "findLast", "findLastIndex"].map((property) => ({
          property,
        })),
        { object: "AbortSignal", property: "timeout" },
        { object: "AbortSignal", property: "any" },
        { object: "Object", property: "groupBy" },
      ],
    },
  },
  {
    name: "scripts",
    files: ["**/*.mjs"],
    rules: {
      // TypeScript reports undefined names, and JSDoc gives the `any` of JSON.parse its type
      "no-undef": "off",
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-return": "off",
    },
  },
);
