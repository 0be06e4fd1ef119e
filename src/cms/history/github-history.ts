import { entryFile } from "../../content-model/entry-file";
import { pathInContent, type Sources } from "../backend/read-content";
import type { Edit, EditHistory, Version } from "./edit-history";

/** The part of Decap's GitHub client that is used here. It signs the requests. */
export interface GithubClient {
  readonly repoURL: string;
  readonly branch: string;
  request(
    path: string,
    options: { readonly params: Readonly<Record<string, string | number>> },
  ): Promise<unknown>;
}

interface Commit {
  readonly sha: string;
  readonly parents: readonly { readonly sha: string }[];
  readonly commit: {
    readonly message: string;
    readonly author: { readonly name: string; readonly date: string } | null;
  };
}

interface ChangedFiles {
  readonly files: readonly { readonly filename: string }[];
}

interface StoredFile {
  readonly sha: string;
  readonly encoding: string;
  readonly content: string;
}

/** Numbers of versions of an entry, of last changes, and of commits that are searched for deletions; each needs requests. */
const [versionsShown, changesShown, commitsSearched] = [20, 8, 100];

/** Line of a commit message for each file that an editor deleted. */
const deletedLine = /^Deleted: (?<path>content\/\S+\.md)$/gm;

/** A commit message that says which files it deletes, so that they are found again without a request for each. */
export function deletionMessage(message: string, paths: readonly string[]): string {
  return [message, "", ...paths.map((path) => `Deleted: ${path}`)].join("\n");
}

/** A backend at a Git host: it has a client once an editor is signed in. Netlify's wraps that of the host. */
export interface GitBackend {
  readonly api?: GithubClient;
  readonly backend?: GitBackend;
}

/** The history at the Git host of a backend. @throws Error for other hosts than GitHub, and before signing in */
export function githubHistoryOf(backend: object): EditHistory {
  const current = () => {
    const { api, backend: inner } = backend as GitBackend;
    const client = api ?? inner?.api;
    if (!client) throw new Error("Nobody is signed in");
    return githubHistory(client);
  };
  return {
    isLocal: false,
    versions: async (...asked) => current().versions(...asked),
    recent: async () => current().recent(),
    deleted: async () => current().deleted(),
    file: async (id, path) => current().file(id, path),
  };
}

/** The history of the published branch at GitHub. */
export function githubHistory(client: GithubClient): EditHistory {
  const { repoURL, branch } = client;
  const request: GithubClient["request"] = (path, options) => client.request(path, options);
  const commits = async (asked: Readonly<Record<string, string | number>>) =>
    (await request(`${repoURL}/commits`, { params: { sha: branch, ...asked } })) as readonly Commit[];

  /** A file that is larger than 1 MB, whose content is not in GitHub's first answer. */
  const blobOf = async (sha: string) =>
    (await request(`${repoURL}/git/blobs/${sha}`, { params: {} })) as StoredFile;

  const file = async (ref: string, path: string) => {
    try {
      const found = (await request(`${repoURL}/contents/${path}`, { params: { ref } })) as StoredFile;
      const blob = found.encoding === "base64" ? found : await blobOf(found.sha);
      return blob.content.replace(/\s/g, "");
    } catch {
      return undefined;
    }
  };

  const textsAt = async (ref: string, paths: readonly string[]): Promise<Sources> => {
    const found = await Promise.all(paths.map(async (path) => [path, await file(ref, path)] as const));
    return Object.fromEntries(
      found.flatMap(([path, content]) => (content === undefined ? [] : [[path, decode(content)]])),
    );
  };

  const versionOf = async (
    { commit: { author, message } }: Commit,
    id: string,
    paths: readonly string[],
  ): Promise<Version> => ({
    id,
    time: author?.date ?? "",
    who: author?.name ?? "",
    subject: message.split("\n", 1)[0] ?? "",
    texts: await textsAt(id, paths),
  });

  return {
    isLocal: false,
    versions: async (paths, id = branch) => {
      const found = await Promise.all(
        paths.map((path) => commits({ sha: id, path, per_page: versionsShown })),
      );
      const each = new Map(found.flat().map((commit) => [commit.sha, commit]));
      const newestFirst = [...each.values()].toSorted((one, other) => timeOf(other) - timeOf(one));
      return Promise.all(
        newestFirst.slice(0, versionsShown).map((commit) => versionOf(commit, commit.sha, paths)),
      );
    },
    recent: async () => {
      const found = await commits({ path: "content", per_page: changesShown });
      return Promise.all(
        found.map(async ({ sha, commit: { author } }): Promise<Edit> => {
          const { files } = (await request(`${repoURL}/commits/${sha}`, { params: {} })) as ChangedFiles;
          const names = files.map(({ filename }) => filename);
          return { time: author?.date ?? "", who: author?.name ?? "", files: names };
        }),
      );
    },
    deleted: async () => {
      const seen = new Set<string>();
      const deletions = (await commits({ per_page: commitsSearched })).map((commit) => ({
        commit,
        paths: [...commit.commit.message.matchAll(deletedLine)]
          .map(({ groups }) => groups?.path ?? "")
          .filter((path) => entryFile(pathInContent(path)) && !seen.has(path) && seen.add(path)),
      }));
      const there = await textsAt(branch, [...seen]);
      const gone = deletions
        .map(({ commit, paths }) => ({ commit, paths: paths.filter((path) => !(path in there)) }))
        .filter(({ paths }) => paths.length > 0);
      return Promise.all(
        gone.map(({ commit, paths }) => versionOf(commit, commit.parents[0]?.sha ?? "", paths)),
      );
    },
    file,
  };
}

const timeOf = ({ commit }: Commit) => Date.parse(commit.author?.date ?? "");

/** Decodes Base64 of UTF-8. */
function decode(content: string): string {
  return new TextDecoder().decode(
    Uint8Array.from(atob(content), (character) => character.codePointAt(0) ?? 0),
  );
}
