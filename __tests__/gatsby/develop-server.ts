import { freePort } from "../setup/served-site";
import { outputOf, startGatsby, stopInSiteCopy } from "./site-copy";

/** A running `gatsby develop` in the site copy. */
export interface DevelopServer {
  readonly origin: string;
  /** Its output so far, without colour codes. */
  readonly output: () => string;
  /** Requests a path; gives the status code and the body as text. */
  readonly get: (path: string) => Promise<{ status: number; text: string }>;
  /** Data and errors of a GraphQL query. */
  readonly query: (query: string) => Promise<GraphQLAnswer>;
  readonly stop: () => Promise<void>;
}

/** The response to a GraphQL query. */
export interface GraphQLAnswer {
  readonly data?: unknown;
  readonly errors?: readonly { readonly message: string }[];
}

/**
 * Starts the server on a free port and waits until it answers queries.
 *
 * @throws Error with its output if it exits, or does not answer within `seconds`
 */
export async function startDevelop(seconds = 540): Promise<DevelopServer> {
  const port = await freePort();
  const child = startGatsby(["develop", "--host", "127.0.0.1", "--port", String(port)]);
  const output = outputOf(child);
  const origin = `http://127.0.0.1:${port}`;
  const server: DevelopServer = {
    origin,
    output,
    get: async (path) => {
      const response = await fetch(origin + path);
      return { status: response.status, text: await response.text() };
    },
    query: async (query) => {
      const body = JSON.stringify({ query });
      const headers = { "content-type": "application/json" };
      const response = await fetch(`${origin}/___graphql`, { method: "POST", headers, body });
      return (await response.json()) as GraphQLAnswer;
    },
    stop: () => stopInSiteCopy(child),
  };
  try {
    const answers = async () => (await server.query("{ __typename }")).data !== undefined;
    await waitFor(async () => child.exitCode !== null || (await answers()), seconds);
    if (child.exitCode !== null) throw new Error("it ended");
  } catch (error) {
    await server.stop();
    throw new Error(`gatsby develop: ${String(error)}. It said:\n${server.output()}`);
  }
  return server;
}

/**
 * Polls a condition until it is true. One that throws is not true yet: a server that works refuses connections, or
 * answers halves.
 *
 * @throws Error, whose cause is what the condition threw last, if it is not true within `seconds`
 */
export async function waitFor(condition: () => boolean | Promise<boolean>, seconds = 240): Promise<void> {
  const end = Date.now() + seconds * 1000;
  for (let cause: unknown; ;) {
    try {
      if (await condition()) return;
    } catch (error) {
      cause = error;
    }
    if (Date.now() > end) throw new Error(`not within ${seconds} seconds`, { cause });
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}
