/**
 * The release of each package that a patch in this folder was written for: the major version, or the minor
 * one below 1.0. A test fails when another is installed. Then read the patch, try what it mends, and change
 * the number here or delete the patch.
 */
export const writtenFor: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "allowed-blanks.ts": { "decap-cms-app": "3" },
  "announcer-props.ts": { gatsby: "5" },
  "encoding.ts": { sharp: "0.34" },
  "asked-questions.ts": { "decap-cms-app": "3" },
  "decap-parts.ts": { "decap-cms-app": "3" },
  "draft-backup.ts": { "decap-cms-app": "3" },
  "draft-state.ts": { "decap-cms-app": "3" },
  "form-anew.ts": { "decap-cms-app": "3" },
  "gatsby-store.ts": { gatsby: "5" },
  "held-scripts.ts": { gatsby: "5" },
  "html-ast.ts": { "gatsby-transformer-remark": "6" },
  "identity-words.ts": { "netlify-identity-widget": "1" },
  "item-titles.ts": { "decap-cms-app": "3" },
  "lean-icon.ts": { "lucide-react": "1" },
  "lean-icon-loader.mjs": { "lucide-react": "1" },
  "lean-bundle.ts": {
    "@emotion/react": "11",
    gatsby: "5",
    "gatsby-plugin-decap-cms": "4",
    "gatsby-plugin-react-i18next": "3",
  },
  "kept-selection.ts": { "decap-cms-app": "3" },
  "kept-on-copying.ts": { "decap-cms-app": "3" },
  "link-prompt.ts": { "decap-cms-app": "3" },
  "kept-picture-data.ts": { "gatsby-transformer-sharp": "5" },
  "minify-loader.mjs": { "@swc/core": "1", gatsby: "5" },
  "minify.ts": { gatsby: "5", "terser-webpack-plugin": "5" },
  "move-items.ts": { "decap-cms-app": "3" },
  "not-found-loader.mjs": { gatsby: "5" },
  "rich-text.ts": { "decap-cms-app": "3" },
  "route-announcer.ts": { gatsby: "5" },
  "select-props.ts": { "decap-cms-app": "3" },
  "select-taps.ts": { "decap-cms-app": "3" },
  "still-sources.ts": { "gatsby-source-filesystem": "5" },
  "styles-in-pages.ts": { gatsby: "5" },
  "told-once.ts": { "decap-cms-app": "3" },
  "typed-while-saving.ts": { "decap-cms-app": "3" },
};
