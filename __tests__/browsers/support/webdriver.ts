/** Milliseconds after which a command is given up. */
const patience = 60_000;

/** A session of a W3C WebDriver server: sends a command and returns its value. */
export interface Session {
  send(method: "GET" | "POST" | "DELETE", command: string, body?: object): Promise<unknown>;
}

/** Starts a session. `server` is the address of the WebDriver server. */
export async function startSession(server: string, capabilities: object): Promise<Session> {
  const body = { capabilities: { alwaysMatch: capabilities } };
  const { sessionId } = (await send("POST", `${server}/session`, body)) as { sessionId: string };
  return {
    send: (method, command, values) => send(method, `${server}/session/${sessionId}${command}`, values),
  };
}

async function send(method: string, url: string, body?: object): Promise<unknown> {
  const answer = await fetch(url, {
    method,
    signal: AbortSignal.timeout(patience),
    body: method === "POST" ? JSON.stringify(body ?? {}) : undefined,
  });
  const { value } = (await answer.json()) as { value: unknown };
  if (!answer.ok) throw new Error(`WebDriver, ${method} ${url}: ${JSON.stringify(value)}`);
  return value;
}
