import { existsSync } from "node:fs";
import path from "node:path";
import { editsRef, openEditRepository } from "./edit-repository.mjs";
import { editableFolders } from "./editable-files.mjs";

/** Subject of the commits with what changed in the files while no editor saved. */
const outside = "Changed outside the editors' area";

/** How the subject begins of a commit by which an entry got another address: what goes with it is not deleted. */
const moved = "Move ";

/** Number of versions of an entry, and of deletions, that are listed. */
const listed = 30;

/**
 * @typedef {object} Version a state of some files
 * @property {string} id of its commit
 * @property {string} time in ISO 8601
 * @property {string} who
 * @property {string} subject of its commit
 * @property {boolean} isOutside whether the files changed while no editor saved
 * @property {Readonly<Record<string, string>>} texts of the files that exist in it, by path
 */

/**
 * The history of the editable folders: a commit for each save, and one for what was changed otherwise.
 *
 * @param {string} root absolute path of the project
 */
export function createEditHistory(root) {
  const { git, contents } = openEditRepository(root);
  /** @type {Promise<unknown>} */
  let last = Promise.resolve();

  /** Git's index is for one command at a time. @template R @param {() => Promise<R>} work @returns {Promise<R>} */
  const inTurn = (work) => {
    const next = last.then(work, work);
    last = next.catch(() => undefined);
    return next;
  };

  /** The commit of the newest version, and its tree. @returns {Promise<{ commit?: string, tree?: string }>} */
  const newest = async () => {
    for (const revision of [editsRef, "HEAD"]) {
      const asked = [`${revision}^{commit}`, `${revision}^{tree}`];
      const [commit, tree] = (await git("rev-parse", ...asked).catch(() => "")).trim().split("\n");
      if (commit) return { commit, tree };
    }
    return {};
  };

  /** The commit that Git's index was filled from. @type {string | undefined} */
  let indexed;

  /** Records what is in the files, and resolves with the newest commit. @param {string} subject */
  const record = async (subject) => {
    const { commit: parent, tree: before } = await newest();
    const folders = editableFolders.filter((folder) => existsSync(path.join(root, folder)));
    // `-m` refuses to replace an entry of the index whose file has changed since
    if (!parent || parent !== indexed)
      await git("read-tree", ...(parent ? ["--reset", parent] : ["--empty"]));
    await git("add", "--all", "--", ...folders);
    const tree = (await git("write-tree")).trim();
    if (tree === before) return (indexed = parent);
    const made = (await git("commit-tree", tree, ...(parent ? ["-p", parent] : []), "-m", subject)).trim();
    await git("update-ref", editsRef, made);
    return (indexed = made);
  };

  /** @param {string | undefined} from @param {readonly string[]} args @returns {Promise<(Omit<Version, "texts"> & { files: string[] })[]>} */
  const log = async (from, ...args) => {
    if (!from) return [];
    const format = "--format=%x00%H%x09%aI%x09%an%x09%s";
    const output = await git("log", `--max-count=${listed}`, format, "--name-only", from, ...args);
    const parts = output.split("\0").slice(1);
    return parts.map((part) => {
      const [head = "", ...files] = part.split("\n").filter(Boolean);
      const [id = "", time = "", who = "", subject = ""] = head.split("\t");
      return { id, time, who, subject, isOutside: subject === outside, files };
    });
  };

  /**
   * Adds the texts of some files to versions.
   *
   * @template {{ readonly id: string }} V
   * @param {readonly V[]} versions
   * @param {(version: V) => readonly string[]} filesOf
   */
  const withTexts = async (versions, filesOf) => {
    const nameOf = (/** @type {V} */ { id }, /** @type {string} */ file) => `${id}:${file}`;
    const names = versions.flatMap((version) => filesOf(version).map((file) => nameOf(version, file)));
    const found = await contents(names);
    return versions.map((version) => {
      const texts = filesOf(version).flatMap((file) => {
        const text = found.get(nameOf(version, file));
        return text ? [[file, text.toString("utf8")]] : [];
      });
      return { ...version, texts: Object.fromEntries(texts) };
    });
  };

  /** @param {string | undefined} from @param {readonly string[]} files @returns {Promise<Version[]>} */
  const past = async (from, files) => withTexts(await log(from, "--", ...files), () => files);

  return {
    /** The recorded versions of some files, newest first. @param {readonly string[]} files */
    past: (files) => inTurn(async () => past((await newest()).commit, files)),

    /** What was recorded last: who changed which files, and when. */
    recent: () => inTurn(async () => log(await record(outside), "--", ...editableFolders)),

    /**
     * Records what changed otherwise before a change, and the change once it is done. Whoever asks meanwhile waits
     * for it, so that no part of it counts as changed otherwise.
     *
     * @param {string} subject
     * @param {() => Promise<unknown>} change
     * @param {(error: unknown) => void} report hears of what cannot be recorded
     */
    change: (subject, change, report) =>
      inTurn(async () => {
        await record(outside).catch(report);
        await change();
        await record(subject).catch(report);
      }),

    /** The versions of some files, newest first; given one, those up to it. @param {readonly string[]} files @param {string} [id] @returns {Promise<Version[]>} */
    versions: (files, id) => inTurn(async () => past(id ?? (await record(outside)), files)),

    /** Of the entries that do not exist any more, the last texts. @returns {Promise<Version[]>} */
    deleted: () =>
      inTurn(async () => {
        const from = await record(outside);
        const found = await log(from, "--diff-filter=D", "--no-renames", "--", ":(glob)content/*/*.md");
        const seen = new Set();
        const isGone = (/** @type {string} */ file) =>
          !existsSync(path.join(root, file)) && !seen.has(file) && seen.add(file);
        const gone = found
          .map((version) => ({ ...version, files: version.files.filter(isGone) }))
          .filter(({ files, subject }) => files.length > 0 && !subject.startsWith(moved));
        const before = gone.map((version) => ({ ...version, id: `${version.id}^` }));
        return withTexts(before, ({ files }) => files);
      }),

    /** A file of a version, in Base64; undefined if it has none. @param {string} id @param {string} file */
    file: async (id, file) => {
      const [content] = (await contents([`${id}:${file}`])).values();
      return content?.toString("base64");
    },
  };
}
