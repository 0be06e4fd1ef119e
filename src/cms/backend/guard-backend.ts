import type { DecapCms } from "../decap-cms";
import { deletionMessage } from "../history/github-history";
import type { DataFile, DecapBackend, PersistOptions } from "./decap-backend";
import { followLostSaves } from "./lost-saves";
import { namedAssets, refuseOtherMedia } from "./media-rules";
import type { Sources } from "./read-content";
import { draftTexts, findDraft } from "./read-drafts";
import { isText, readFiles, type FileState } from "./read-files";
import { replaceFiles } from "./replace-files";
import { type FormerFile, replacedMedia, replacedPicture } from "./replaced-media";
import { saidPlainly } from "./said-plainly";
import { storedMedia } from "./stored-media";
import { writeFiles } from "./write-files";

/** Checks that run before a backend writes or deletes; one that throws prevents it. */
export interface Guards {
  /**
   * Resolves with the files to write, which may be fewer than the entry's, or more if it is no draft.
   *
   * @param isForm whether an editor saves a form, where the text stays
   */
  readonly beforeWrite: (
    files: readonly DataFile[],
    backend: DecapBackend,
    isDraft: boolean,
    isForm: boolean,
  ) => Promise<readonly DataFile[]>;
  /**
   * Paths are from the project's root. Resolves with the texts of other files to write before the deletion, or with
   * undefined to delete nothing.
   */
  readonly beforeDelete: (paths: readonly string[], backend: DecapBackend) => Promise<Sources | undefined>;
  /** Is told what has been changed on the published branch. */
  readonly afterChange: (change: Change) => void;
}

/** What happened to an entry or a picture, and to the texts that were changed with it. */
export interface Change {
  readonly kind: "published" | "deleted" | "moved" | "replaced" | "restored";
  /** Only of a picture that was replaced: its path in `content/`. */
  readonly picture?: string;
  /** Pictures and files for download that were deleted or replaced, as they were. */
  readonly media?: readonly FormerFile[];
  readonly before: readonly FileState[];
  /** The texts that were written, by path. */
  readonly after: Sources;
}

/**
 * Runs the guards before and after Decap's backend saves or deletes. Decap's events do not suffice: they lack
 * the file names of new entries and do not report pictures. Files that the saved texts do not name are not
 * stored: the form refused them, or the editor chose another.
 */
export function guardBackend(CMS: DecapCms, name: string, guardsOf: (backend: DecapBackend) => Guards): void {
  const maker = CMS.getBackend(name);
  const init = maker.init.bind(maker);
  maker.init = (...args) => {
    const backend = init(...args);
    Object.assign(backend, guarded(backend, guardsOf(backend)));
    return Object.assign(backend, saidPlainly(backend));
  };
}

function guarded(backend: DecapBackend, { beforeWrite, beforeDelete, afterChange }: Guards) {
  const persistEntry = backend.persistEntry.bind(backend);
  const persistMedia = backend.persistMedia.bind(backend);
  const deleteFiles = backend.deleteFiles.bind(backend);
  const publish = backend.publishUnpublishedEntry?.bind(backend);
  // with the client of the backend, and without its guards
  const raw = Object.assign(Object.create(backend) as DecapBackend, { persistEntry, deleteFiles });
  const replace = async (kind: Change["kind"], texts: Sources, paths: readonly string[], message: string) => {
    const before = await readFiles(backend, [...paths, ...Object.keys(texts)]);
    const media = await storedMedia(backend, paths);
    const result = await replaceFiles(raw, texts, paths, message);
    afterChange({ kind, before, after: texts, ...mediaOf(media) });
    return result;
  };
  const runSave = followLostSaves(backend);
  const methods: Partial<DecapBackend> = {
    persistEntry: async (entry, options) => {
      const isForm = options.collectionName !== undefined;
      const dataFiles = await beforeWrite(entry.dataFiles, backend, options.useWorkflow === true, isForm);
      const assets = namedAssets(entry.assets ?? [], dataFiles);
      const before = await readFiles(backend, pathsOf(dataFiles));
      const media = options.useWorkflow ? [] : await replacedMedia(backend, assets);
      const change: Change = { kind: "published", before, after: textsOf(dataFiles), ...mediaOf(media) };
      const known = await knowingDraft(backend, dataFiles, options);
      const save = () => persistEntry({ ...entry, dataFiles, assets }, known);
      if (options.useWorkflow) return await save();
      afterChange(await runSave(change, save));
      return undefined;
    },
    persistMedia: async (asset, options) => {
      refuseOtherMedia(asset);
      const media = await replacedMedia(backend, [asset]);
      const result = await persistMedia(asset, options);
      for (const { path } of media) afterChange({ ...(await replacedPicture(backend, path)), media });
      return result;
    },
    deleteFiles: async (paths, commitMessage) => {
      const others = await beforeDelete(paths, backend);
      return others && (await replace("deleted", others, paths, deletionMessage(commitMessage, paths)));
    },
    moveFiles: (texts, paths, commitMessage) => replace("moved", texts, paths, commitMessage),
    takeBack: (texts, paths, commitMessage) =>
      replace("deleted", texts, paths, deletionMessage(commitMessage, paths)),
    replacePicture: async (picture, texts, assets, commitMessage) => {
      const before = await readFiles(backend, Object.keys(texts));
      await writeFiles({ persistEntry }, texts, commitMessage, assets);
      afterChange({ kind: "replaced", picture, before, after: texts });
    },
  };
  if (publish) {
    methods.publishUnpublishedEntry = async (collection, slug) => {
      const found = await backend.unpublishedEntry?.({ collection, slug });
      const draft = await draftTexts(backend, found);
      const media = await replacedMedia(backend, found?.diffs.filter(({ path }) => !isText(path)) ?? []);
      const checked = await beforeWrite(draft, backend, false, true);
      const before = await readFiles(backend, pathsOf([...draft, ...checked]));
      const others = checked.filter(({ path }) => !pathsOf(draft).includes(path));
      await writeFiles({ persistEntry }, textsOf(others), `Make way for ${collection}/${slug}`);
      const result = await publish(collection, slug);
      afterChange({ kind: "published", before, after: textsOf([...draft, ...checked]), ...mediaOf(media) });
      return result;
    };
  }
  return methods;
}

/** The files that a change tells of, if there are any. */
const mediaOf = (media: readonly FormerFile[]) => (media.length > 0 ? { media } : {});

/**
 * The options with which an entry is saved into its draft, also into one that somebody else has made since the form was
 * opened. Decap does not know of that one and would put a new draft in its place.
 */
async function knowingDraft(backend: DecapBackend, [file]: readonly DataFile[], options: PersistOptions) {
  const { useWorkflow, newEntry, unpublished, collectionName: collection } = options;
  if (!useWorkflow || newEntry || unpublished || !collection || !file?.slug) return options;
  const draft = await findDraft(backend, { collection, slug: file.slug });
  return { ...options, unpublished: draft !== undefined };
}

const pathsOf = (files: readonly DataFile[]) => files.map(({ path }) => path);

const textsOf = (files: readonly DataFile[]) => Object.fromEntries(files.map(({ path, raw }) => [path, raw]));
