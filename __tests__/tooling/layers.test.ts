import { readdirSync } from "node:fs";
import path from "node:path";
import { ESLint, type Linter } from "eslint";
import { importX } from "eslint-plugin-import-x";
import { parser, plugin } from "typescript-eslint";
import { allowedImports, importSettings, layerConfig } from "../../eslint.layers.mjs";
import { temporaryFolder, writeFiles } from "../setup/temporary-folder";

/** A temporary project with modules in each folder of `src/`, so that the imports resolve. */
const root = temporaryFolder();
const modules = [
  "domain/money",
  "domain/contract/answers",
  "theme/tokens",
  "patches/store",
  "i18n/useI18n",
  "components/Button/Button",
  "components/charts/LineChart",
  "views/home/HomeView",
  "views/news/NewsView",
  "views/shared/Share",
  "shell/SiteFrame",
  "pages/index",
  "templates/article",
  "offline/kept-files",
  "cms/admin",
  "content-model/news",
  "build/schema",
  "server/mail",
  "api/inquiries",
];

let eslint: ESLint;

beforeAll(() => {
  writeFiles(root, Object.fromEntries(modules.map((name) => [`src/${name}.ts`, "export const value = 1;"])));
  const language: Linter.Config = {
    files: ["**/*.ts"],
    languageOptions: { parser },
    plugins: { "import-x": importX, "@typescript-eslint": plugin },
    settings: importSettings,
  };
  eslint = new ESLint({
    cwd: root,
    overrideConfigFile: true,
    overrideConfig: [language, ...layerConfig(root)],
  });
});

/** Lint rules that a line of code violates in a module of a folder of `src/`. */
async function brokenRules(folder: string, code: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(code, { filePath: path.join(root, "src", folder, "new-module.ts") });
  return result?.messages.map(({ ruleId }) => ruleId) ?? [];
}

const importing = (folder: string, target: string) =>
  `import { value } from "${path.posix.relative(`/${folder}`, `/${target}`).replace(/^(?!\.)/, "./")}";\nvalue;`;

describe("an import that goes the wrong way", () => {
  it.each([
    ["domain", "content-model/news"],
    ["domain", "i18n/useI18n"],
    ["theme", "i18n/useI18n"],
    ["patches", "build/schema"],
    ["offline", "components/Button/Button"],
    ["offline", "i18n/useI18n"],
    ["components/Button", "offline/kept-files"],
    ["i18n", "components/Button/Button"],
    ["i18n", "content-model/news"],
    ["components/Button", "views/home/HomeView"],
    ["components/Button", "pages/index"],
    ["components/Button", "content-model/news"],
    ["components/Button", "build/schema"],
    ["components/Button", "server/mail"],
    ["views/home", "pages/index"],
    ["views/home", "templates/article"],
    ["views/home", "build/schema"],
    ["views/home", "server/mail"],
    ["views/home", "cms/admin"],
    ["views/home", "views/news/NewsView"],
    ["views/shared", "views/home/HomeView"],
    ["views/home", "shell/SiteFrame"],
    ["shell", "pages/index"],
    ["shell", "views/home/HomeView"],
    ["pages", "build/schema"],
    ["pages", "server/mail"],
    ["pages", "templates/article"],
    ["templates", "build/schema"],
    ["templates", "server/mail"],
    ["cms", "pages/index"],
    ["cms", "build/schema"],
    ["content-model", "i18n/useI18n"],
    ["content-model", "build/schema"],
    ["build", "views/home/HomeView"],
    ["server", "build/schema"],
    ["server", "api/inquiries"],
    ["server", "content-model/news"],
    ["api", "build/schema"],
    ["api", "i18n/useI18n"],
    ["api", "content-model/news"],
  ])("is an error: %s → %s", async (folder, target) => {
    expect(await brokenRules(folder, importing(folder, target))).toEqual(["import-x/no-restricted-paths"]);
  });

  it("is an error as a type, a re-export and a lazy import too", async () => {
    const target = "../../server/mail";
    for (const code of [
      `import type { value } from "${target}"; export type V = typeof value;`,
      `export { value } from "${target}";`,
      `export const later = () => import("${target}");`,
    ]) {
      expect(await brokenRules("views/home", code)).toEqual(["import-x/no-restricted-paths"]);
    }
  });
});

describe("an import that goes the right way", () => {
  it.each([
    ["i18n", "domain/money"],
    ["components/Button", "theme/tokens"],
    ["offline", "domain/money"],
    ["views/home", "offline/kept-files"],
    ["components/Button", "i18n/useI18n"],
    ["components/Card", "components/Button/Button"],
    ["views/home", "components/Button/Button"],
    ["views/home", "views/home/HomeView"],
    ["views/home", "views/shared/Share"],
    ["pages", "views/home/HomeView"],
    ["pages", "shell/SiteFrame"],
    ["templates", "views/news/NewsView"],
    ["shell", "components/Button/Button"],
    ["cms", "views/news/NewsView"],
    ["cms", "content-model/news"],
    ["content-model", "domain/money"],
    ["build", "content-model/news"],
    ["build", "server/mail"],
    ["build", "patches/store"],
    ["server", "domain/money"],
    ["components/Button", "domain/money"],
    ["api", "server/mail"],
  ])("is none: %s → %s", async (folder, target) => {
    expect(await brokenRules(folder, importing(folder, target))).toEqual([]);
  });
});

describe("the chart library", () => {
  const statements = ["chart.js", "chart.js/auto", "react-chartjs-2"].map((name) => `import "${name}";`);

  it.each([
    ...statements.map((code) => [code, "no-restricted-imports"]),
    ['import("chart.js/auto");', "no-restricted-syntax"],
  ])("is not for other folders: %s", async (code, rule) => {
    for (const folder of ["pages", "templates", "views/tracking", "components/Button"]) {
      expect(await brokenRules(folder, code)).toEqual([rule]);
    }
  });

  it.each([...statements, 'import("chart.js/auto");'])("is for components/charts: %s", async (code) => {
    expect(await brokenRules("components/charts", code)).toEqual([]);
  });
});

describe("components and views", () => {
  it.each([
    'import { useStaticQuery } from "gatsby";',
    'import { Link } from "gatsby";',
    'import { navigate } from "gatsby";',
    'import { useTranslation } from "react-i18next";',
    'import { Link } from "gatsby-plugin-react-i18next";',
    'import i18next from "i18next";',
    'import { useLocation } from "@gatsbyjs/reach-router";',
  ])("are handed what they show: no %s", async (code) => {
    for (const folder of ["views/home", "components/Button", "components/charts"]) {
      expect(await brokenRules(folder, code)).toEqual(["no-restricted-imports"]);
    }
    expect(await brokenRules("pages", code)).toEqual([]);
  });

  it("import single icons, not the index of all", async () => {
    for (const folder of ["views/home", "components/Button", "components/charts"]) {
      expect(await brokenRules(folder, 'import { Heart } from "lucide-react";')).toEqual([
        "no-restricted-imports",
      ]);
      expect(await brokenRules(folder, 'import Heart from "lucide-react/icons/heart";')).toEqual([]);
    }
  });

  it("may carry the fragment that they render", async () => {
    expect(await brokenRules("components/Button", 'import { graphql } from "gatsby";')).toEqual([]);
  });
});

describe("the contract of the functions", () => {
  const target = "domain/contract/answers";
  const rooms = ["components/Order", "views/home", "offline", "domain"];

  it.each(rooms)("brings no schema into browsers by way of %s, but its types", async (folder) => {
    const code = importing(folder, target);
    expect(await brokenRules(folder, code)).toEqual(["@typescript-eslint/no-restricted-imports"]);
    expect(await brokenRules(folder, code.replace("import", "import type"))).toEqual([]);
  });

  it.each(["server", "domain/contract"])("is whole for %s", async (folder) => {
    expect(await brokenRules(folder, importing(folder, target))).toEqual([]);
  });
});

it("knows every folder of the project's own src", () => {
  const folders = readdirSync("src", { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.length).toBeGreaterThan(0);
  expect(Object.keys(allowedImports)).toEqual(expect.arrayContaining(folders.map(({ name }) => name)));
});
