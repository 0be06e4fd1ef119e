import { once } from "node:events";
import { type AddressInfo, createServer, type Server } from "node:net";

const open: Server[] = [];

/** Starts a stand-in for Redis (GET, SET with NX, EXISTS, RENAME, UNLINK, SCAN) on a free port. Returns its URL. */
export async function redisStandIn(): Promise<string> {
  const items = new Map<string, string>();
  const server = createServer((socket) => {
    let received = "";
    socket.on("data", (chunk) => {
      received += chunk.toString("latin1");
      for (let command = takeCommand(); command; command = takeCommand())
        socket.write(reply(command, items), "latin1");
    });
    socket.on("error", () => socket.destroy());

    function takeCommand(): string[] | undefined {
      const header = /^\*(\d+)\r\n/.exec(received);
      if (!header) return undefined;
      const parts: string[] = [];
      let at = header[0].length;
      while (parts.length < Number(header[1])) {
        const length = /^\$(\d+)\r\n/.exec(received.slice(at));
        if (!length || received.length < at + length[0].length + Number(length[1]) + 2) return undefined;
        const from = at + length[0].length;
        parts.push(received.slice(from, from + Number(length[1])));
        at = from + Number(length[1]) + 2;
      }
      received = received.slice(at);
      return parts;
    }
  }).listen(0, "127.0.0.1");
  open.push(server);
  await once(server, "listening");
  return `redis://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function reply(
  [name = "", key = "", value = "", ...options]: readonly string[],
  items: Map<string, string>,
): string {
  const bulk = (text: string | undefined) =>
    text === undefined ? "$-1\r\n" : `$${text.length}\r\n${text}\r\n`;
  switch (name.toLowerCase()) {
    case "set":
      if (options.some((option) => option.toUpperCase() === "NX") && items.has(key)) return "$-1\r\n";
      items.set(key, value);
      return "+OK\r\n";
    case "get":
      return bulk(items.get(key));
    case "exists":
      return `:${items.has(key) ? 1 : 0}\r\n`;
    case "rename":
      items.set(value, items.get(key) ?? "");
      items.delete(key);
      return "+OK\r\n";
    case "unlink":
      return `:${items.delete(key) ? 1 : 0}\r\n`;
    case "scan": {
      const prefix = (options[0] ?? "").replace(/\*$/, "");
      const keys = [...items.keys()].filter((each) => each.startsWith(prefix));
      return `*2\r\n${bulk("0")}*${keys.length}\r\n${keys.map(bulk).join("")}`;
    }
    case "info":
      return bulk("redis_version:7.0.0\r\nloading:0\r\n");
    default:
      return "+OK\r\n";
  }
}

afterAll(() => {
  for (const server of open) server.close();
});
