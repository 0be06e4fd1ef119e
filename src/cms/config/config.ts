import type { Collection, CopyFile } from "../../content-model/collection";
import { collections, copyFiles } from "../../content-model/content-model";
import { pictureFolder } from "../../content-model/field";
import { homePage } from "../../content-model/pages/home";
import { defaultLanguage, languageCodes } from "../../domain/languages";
import type { AdminWords } from "../admin-words";
import type { BackendConfig } from "./backend";
import { cmsFields } from "./field";
import { deskName, folderLabels } from "./folder-labels";

/** Name of the file format of page copy and settings; a collection's format has the collection's name. */
export const copyFilesFormat = "copy-file";

/**
 * Shared name of the collection of interface strings, its file format, its only field and that field's
 * widget.
 */
export const stringsName = "strings";

/** The whole configuration of Decap CMS, derived from the content model, in the editor's language. */
export function cmsConfig(backend: BackendConfig, words: AdminWords) {
  return {
    load_config_file: false,
    ...backend,
    locale: words.language,
    // Decap asks the Git host for previews, which this site has by links of its own
    show_preview_links: false,
    // Decap's own search knows English only: `src/cms/lists/` has another
    search: false,
    media_folder: pictureFolder,
    public_folder: "../images",
    slug: { encoding: "ascii", clean_accents: true },
    i18n: { structure: "multiple_files", locales: languageCodes, default_locale: defaultLanguage },
    collections: [
      deskCollection(words),
      ...collections.map((collection) => entryCollection(collection, words)),
      ...(["pages", "settings"] as const).map((folder) => copyCollection(folder, words)),
      stringsCollection(words),
    ],
  };
}

/**
 * The first screen. Decap knows collections only, and opens the first one: this one has a place in its navigation
 * and an address, and no entries.
 */
function deskCollection({ language }: AdminWords) {
  return {
    name: deskName,
    label: folderLabels.desk[language],
    folder: "content/settings",
    extension: "md",
    create: false,
    delete: false,
    identifier_field: "title",
    fields: [{ name: "title", widget: "hidden", required: false }],
  };
}

function entryCollection({ name, label, singular, schema }: Collection, words: AdminWords) {
  return {
    name,
    label: label[words.language],
    label_singular: singular[words.language],
    folder: `content/${name}`,
    create: true,
    extension: "md",
    format: name,
    slug: "{{slug}}",
    // repeated here: in a collection where a field has its own folder, Decap ignores the common one
    media_folder: `/${pictureFolder}`,
    public_folder: "../images",
    i18n: true,
    fields: cmsFields(schema, words),
  };
}

function copyCollection(folder: CopyFile["folder"], words: AdminWords) {
  return {
    name: folder,
    label: folderLabels[folder][words.language],
    format: copyFilesFormat,
    i18n: { structure: "single_file" },
    files: copyFiles
      .filter((copyFile) => copyFile.folder === folder)
      .map(({ name, label, schema }) => ({
        name,
        label: label[words.language],
        file: `content/${folder}/${name}.json`,
        i18n: true,
        editor: { preview: name === homePage.name },
        fields: cmsFields(schema, words),
      })),
  };
}

/** The strings of `locales/`: one form for each namespace, its languages side by side. */
function stringsCollection(words: AdminWords) {
  const label = folderLabels.strings[words.language];
  return {
    name: stringsName,
    label,
    folder: "locales",
    create: false,
    delete: false,
    extension: "json",
    format: stringsName,
    summary: "{{filename}}",
    identifier_field: "title",
    i18n: { structure: "multiple_folders" },
    editor: { preview: false },
    fields: [
      // Decap requires a title field, which files of strings lack: the list shows the file name instead
      { name: "title", widget: "hidden", required: false },
      { name: stringsName, label, widget: stringsName, required: true, i18n: true },
    ],
  };
}
