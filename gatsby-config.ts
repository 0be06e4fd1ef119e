import type { GatsbyConfig } from "gatsby";
import netlifyAdapter from "gatsby-adapter-netlify";
import { customizeAdminBundle } from "./src/build/bundle/admin-bundle";
import { contentFolder } from "./src/build/content/content-root";
import { contentSourceName } from "./src/build/node-types";
import { siteUrl } from "./src/build/site-url";
import { defaultLanguage, languageCodes } from "./src/domain/languages";

/** Netlify sets `NETLIFY`; elsewhere, `HOST_ADAPTER=netlify` builds the same output for inspection. */
const isForNetlify = Boolean(process.env.NETLIFY) || process.env.HOST_ADAPTER === "netlify";

const config: GatsbyConfig = {
  siteMetadata: { siteUrl },
  trailingSlash: "always",
  ...(isForNetlify ? { adapter: netlifyAdapter() } : {}),
  jsxRuntime: "automatic",
  jsxImportSource: "@emotion/react",
  graphqlTypegen: {
    generateOnBuild: true,
    typesOutputPath: ".build/gatsby-types.d.ts",
    documentSearchPaths: ["./src/build/pages/*.ts", "./src/build/feeds/*.ts"],
  },
  plugins: [
    source(contentSourceName, contentFolder),
    source("locale", "locales"),
    "gatsby-transformer-remark",
    {
      resolve: "gatsby-plugin-sharp",
      options: {
        defaults: {
          formats: ["avif", "webp"],
          // a little wider than common phones, at densities 1, 2 and 3
          breakpoints: [370, 740, 1110],
          placeholder: "dominantColor",
          quality: 60,
          avifOptions: { quality: 45 },
        },
      },
    },
    "gatsby-transformer-sharp",
    "gatsby-plugin-image",
    {
      resolve: "gatsby-plugin-react-i18next",
      options: {
        localeJsonSourceName: "locale",
        languages: languageCodes,
        defaultLanguage,
        siteUrl,
        redirect: false,
        trailingSlash: "always",
        verbose: false,
      },
    },
    {
      resolve: "gatsby-plugin-decap-cms",
      options: {
        manualInit: true,
        enableIdentityWidget: false,
        htmlTitle: "Tajuk CMS",
        htmlFavicon: "static/favicon.svg",
        customizeWebpackConfig: customizeAdminBundle,
      },
    },
  ],
};

function source(name: string, folder: string) {
  return { resolve: "gatsby-source-filesystem", options: { name, path: folder } };
}

export default config;
