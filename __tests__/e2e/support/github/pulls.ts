/** The fields of a pull request that Decap reads. */
export interface Pull {
  readonly number: number;
  readonly title: string;
  readonly head: { readonly ref: string; readonly sha: string; readonly repo: { readonly fork: boolean } };
  readonly base: { readonly sha: string };
  readonly user: { readonly login: string };
  readonly labels: readonly { readonly name: string }[];
  readonly state: "open" | "closed";
  readonly merged_at: string | null;
  readonly updated_at: string;
}

/** The branch of a `head` parameter, without its owner: `tajuk:cms/news/x` → `cms/news/x`. */
export function branchOf(head: string): string {
  return head.replace(/^tajuk:/, "");
}

/** In-memory pull requests of a repository; `sha` resolves a revision to its commit. */
export function pullRequests(sha: (revision: string) => string, login: string, time: string) {
  const pulls: Pull[] = [];
  const find = (number: number) => {
    const pull = pulls[number - 1];
    if (!pull) throw new Error(`There is no pull request ${number}`);
    return pull;
  };
  // the head follows its branch as long as the pull request is open
  const current = (pull: Pull): Pull =>
    pull.state === "open" ? { ...pull, head: { ...pull.head, sha: sha(pull.head.ref) } } : pull;
  const all = () => pulls.map(current);
  return {
    all,
    find,
    search: (asked: URLSearchParams) =>
      all().filter(
        ({ state, head: { ref } }) =>
          (asked.get("state") ?? "open") === state && branchOf(asked.get("head") ?? ref) === ref,
      ),
    open: (title: string, head: string) => {
      const ref = branchOf(head);
      const pull: Pull = {
        ...{ number: pulls.length + 1, title, user: { login }, labels: [], state: "open" },
        ...{ merged_at: null, updated_at: time, base: { sha: sha("main") } },
        head: { ref, sha: sha(ref), repo: { fork: false } },
      };
      pulls.push(pull);
      return pull;
    },
    change: (number: number, changes: Partial<Pull>) => {
      const changed = { ...find(number), ...changes };
      pulls[number - 1] = changed;
      return changed;
    },
  };
}
