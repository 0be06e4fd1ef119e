import type { Fields } from "../../../../src/domain/record";
import type { GitFolder, TreeChange } from "./git-folder";
import { gitObjects } from "./git-objects";
import { branchOf, pullRequests, type Pull } from "./pulls";

/** A response of the stand-in. */
export interface StandInAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** A request: the groups that the route's pattern captured, its body, and its query. */
interface Asked {
  readonly parts: readonly string[];
  readonly body: Fields;
  readonly query: URLSearchParams;
}

type Route = readonly [method: string, path: string, answer: (asked: Asked) => unknown];

const time = "2025-10-01T08:00:00Z";
const login = "ayu";
const author = { name: "Ayu", email: "ayu@tajuk.example" };

/** The parts of GitHub's REST API that Decap uses, backed by a real Git repository. */
export function githubStandIn(folder: GitFolder) {
  const objects = gitObjects(folder, author, time);
  const pulls = pullRequests(objects.sha, login, time);
  const routes = [...accountRoutes(), ...gitRoutes(folder, objects), ...pullRoutes(folder, objects, pulls)];
  return {
    pulls: pulls.all,
    answer(method: string, address: URL, body: Asked["body"]): StandInAnswer {
      const path = decodeURIComponent(address.pathname).replace(/^\/repos\/tajuk\/site/, "");
      for (const [routeMethod, pattern, answer] of routes) {
        const match = routeMethod === method ? new RegExp(`^${pattern}$`).exec(path) : null;
        if (match) {
          return answerOf(() => answer({ parts: match.slice(1), body, query: address.searchParams }));
        }
      }
      return notFound;
    },
  };
}

function accountRoutes(): Route[] {
  const user = { login, ...author };
  return [
    ["GET", "/user", () => user],
    ["GET", "/users/ayu", () => user],
    ["GET", "/search/issues", () => ({ items: [] })],
    ["GET", "", () => ({ owner: { login: "tajuk" }, permissions: { push: true } })],
  ];
}

function gitRoutes(folder: GitFolder, objects: ReturnType<typeof gitObjects>): Route[] {
  const { git, writeBlob, writeTree } = folder;
  const { commit, compare, move } = objects;
  return [
    ["GET", "/branches/(.+)", ({ parts: [name = ""] }) => ({ name, commit: commit(name) })],
    [
      "GET",
      "/git/trees/([^:]+:.*)",
      ({ parts: [revision = ""], query }) => objects.tree(revision, query.has("recursive")),
    ],
    ["GET", "/git/blobs/(\\w+)", ({ parts: [name = ""] }) => objects.blob(name)],
    [
      "GET",
      "/commits",
      ({ query }) => objects.log(query.get("sha") ?? "main", query.get("path")).map(commit),
    ],
    [
      "GET",
      "/contents/(.+)",
      ({ parts: [file = ""], query }) => objects.blob(objects.sha(`${query.get("ref") ?? "main"}:${file}`)),
    ],
    [
      "GET",
      "/commits/(\\w+)",
      ({ parts: [id = ""] }) => ({
        ...commit(id),
        files: objects.files(id).map((filename) => ({ filename })),
      }),
    ],
    ["GET", "/commits/\\w+/status", () => ({ statuses: [] })],
    ["GET", "/compare/(.+)\\.\\.\\.(.+)", ({ parts: [from = "", to = ""] }) => compare(from, branchOf(to))],
    ["POST", "/git/blobs", ({ body }) => ({ sha: writeBlob(Buffer.from(body.content as string, "base64")) })],
    [
      "POST",
      "/git/trees",
      ({ body }) => ({ sha: writeTree(body.base_tree as string, body.tree as TreeChange[]) }),
    ],
    [
      "POST",
      "/git/commits",
      ({ body }) => {
        const parents = (body.parents as string[]).flatMap((parent) => ["-p", parent]);
        return commit(git("commit-tree", body.tree as string, ...parents, "-m", body.message as string));
      },
    ],
    ["POST", "/git/refs", ({ body }) => move(body.ref as string, body.sha as string)],
    ["PATCH", "/git/(refs/.+)", ({ parts: [ref = ""], body }) => move(ref, body.sha as string)],
    ["DELETE", "/git/(refs/.+)", ({ parts: [ref = ""] }) => git("update-ref", "-d", ref)],
  ];
}

function pullRoutes(
  { git }: GitFolder,
  { commit, move }: ReturnType<typeof gitObjects>,
  pulls: ReturnType<typeof pullRequests>,
): Route[] {
  const merge = (number: number) => {
    const { ref } = pulls.find(number).head;
    const merged = git("merge-tree", "--write-tree", "main", ref);
    move("refs/heads/main", git("commit-tree", merged, "-p", "main", "-p", ref, "-m", "Merge"));
    return pulls.change(number, { state: "closed", merged_at: time });
  };
  return [
    ["GET", "/pulls", ({ query }) => pulls.search(query)],
    ["POST", "/pulls", ({ body }) => pulls.open(body.title as string, body.head as string)],
    ["GET", "/pulls/(\\d+)/commits", ({ parts: [id] }) => [commit(pulls.find(Number(id)).head.ref)]],
    ["PUT", "/pulls/(\\d+)/merge", ({ parts: [id] }) => merge(Number(id))],
    [
      "PATCH",
      "/pulls/(\\d+)",
      ({ parts: [id], body }) => pulls.change(Number(id), { state: body.state as Pull["state"] }),
    ],
    [
      "PUT",
      "/issues/(\\d+)/labels",
      ({ parts: [id], body }) =>
        pulls.change(Number(id), { labels: (body.labels as string[]).map((name) => ({ name })) }).labels,
    ],
  ];
}

const notFound: StandInAnswer = { status: 404, body: { message: "Not Found" } };

/** A success with the answer; a failing Git command becomes a 404. */
function answerOf(answer: () => unknown): StandInAnswer {
  try {
    return { status: 200, body: answer() };
  } catch {
    return notFound;
  }
}
