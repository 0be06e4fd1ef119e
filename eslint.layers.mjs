import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { createTypeScriptImportResolver } from "eslint-import-resolver-typescript";

/**
 * The allowed imports between the folders of `src/`, as docs/architecture.md draws them. A folder may import
 * itself and what is listed here; every other import between folders is an error.
 *
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const allowedImports = {
  domain: [],
  theme: [],
  patches: [],
  i18n: ["domain"],
  components: ["domain", "i18n", "theme"],
  offline: ["domain"],
  views: ["components", "domain", "i18n", "offline", "theme"],
  shell: ["components", "domain", "i18n", "theme"],
  pages: ["shell", "views", "components", "domain", "i18n", "theme"],
  templates: ["shell", "views", "components", "domain", "i18n", "theme"],
  markdown: ["domain"],
  "content-model": ["domain"],
  cms: ["content-model", "markdown", "patches", "views", "components", "domain", "i18n", "theme"],
  server: ["domain", "i18n", "theme"],
  api: ["server"],
  build: ["cms", "content-model", "domain", "markdown", "patches", "server", "theme"],
};

/** The view folder that every page may use. */
const sharedViews = "shared";

/**
 * Zones for `import-x/no-restricted-paths`.
 *
 * @param {string} root absolute path of the project: the folder that holds `src/`
 */
export function layerZones(root) {
  const source = path.join(root, "src");
  return [...folderZones(source), ...viewZones(path.join(source, "views"))];
}

/** @param {string} source */
function folderZones(source) {
  return Object.entries(allowedImports).map(([folder, allowed]) => ({
    target: path.join(source, folder),
    from: source,
    except: [folder, ...allowed].map((name) => `./${name}`),
    message: `src/${folder} may import only ${[folder, ...allowed].join(", ")}.`,
  }));
}

/** A page's view must not import another page's view. @param {string} views */
function viewZones(views) {
  if (!existsSync(views)) return [];
  return readdirSync(views, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({
      target: path.join(views, name),
      from: views,
      except: [...new Set([name, sharedViews])].map((folder) => `./${folder}`),
      message: `A view may import only its own folder and views/${sharedViews}.`,
    }));
}

/** How import-x finds files. */
export const importSettings = { "import-x/resolver-next": [createTypeScriptImportResolver()] };

const chartLibraries = "^(chart\\.js|react-chartjs-2)(/|$)";
const chartMessage = "Only src/components/charts imports the chart library.";

/**
 * The import boundaries as ESLint flat configuration: `src/` folders, page views, the chart library, the schemas of the
 * functions, and the Gatsby, router and translation modules that components and views must not import.
 *
 * @param {string} root absolute path of the project
 * @returns {import("eslint").Linter.Config[]}
 */
export function layerConfig(root) {
  return [
    {
      name: "layers/folders",
      files: ["src/**/*.{ts,tsx}"],
      rules: { "import-x/no-restricted-paths": ["error", { basePath: root, zones: layerZones(root) }] },
    },
    {
      name: "layers/charts",
      files: ["src/**/*.{ts,tsx}"],
      ignores: ["src/components/charts/**"],
      rules: {
        "no-restricted-imports": ["error", { patterns: [chartPattern] }],
        "no-restricted-syntax": [
          "error",
          {
            selector: `ImportExpression[source.value=/${chartLibraries.replaceAll("/", "\\/")}/]`,
            message: chartMessage,
          },
        ],
      },
    },
    {
      name: "layers/contract",
      files: ["src/{components,i18n,offline,pages,shell,templates,views}/**/*.{ts,tsx}", "src/domain/*.ts"],
      rules: { "@typescript-eslint/no-restricted-imports": ["error", { patterns: [contractPattern] }] },
    },
    {
      name: "layers/pure-views",
      files: ["src/{components,views}/**/*.{ts,tsx}"],
      rules: {
        "no-restricted-imports": [
          "error",
          { paths: [impureGatsby, allIcons], patterns: [runtimes, chartPattern] },
        ],
      },
    },
    {
      name: "layers/charts-are-components",
      files: ["src/components/charts/**/*.{ts,tsx}"],
      rules: {
        "no-restricted-imports": ["error", { paths: [impureGatsby, allIcons], patterns: [runtimes] }],
      },
    },
  ];
}

const chartPattern = { regex: chartLibraries, message: chartMessage };

const contractPattern = {
  regex: "/contract/",
  allowTypeImports: true,
  message: "Browsers get the types of the contract, not its schemas and their library: import type.",
};

const impureGatsby = {
  name: "gatsby",
  importNames: ["Link", "StaticQuery", "navigate", "useStaticQuery"],
  message: "Components and views take props; links are LocalizedLink.",
};

const allIcons = {
  name: "lucide-react",
  message: "Import each icon from lucide-react/icons: here the bundler and the tests would read all of them.",
};

const runtimes = {
  regex: "^(i18next|react-i18next|gatsby-plugin-react-i18next|@gatsbyjs/reach-router)(/|$)",
  message: "Components and views know no router and no translation library; use src/i18n.",
};
