/** A pull request as far as Decap looks at it. */
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

/** `tajuk:cms/news/x` is the branch of an owner's repository. */
export function branchOf(head: string): string {
  return head.replace(/^tajuk:/, "");
}

/** The pull requests of a repository whose revisions `sha` resolves. */
export function pullRequests(sha: (revision: string) => string, login: string, time: string) {
  const pulls: Pull[] = [];
  const find = (number: number) => {
    const pull = pulls[number - 1];
    if (!pull) throw new Error(`There is no pull request ${number}`);
    return pull;
  };
  // the head moves with its branch for as long as the request is open
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
