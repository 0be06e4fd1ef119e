import { once } from "node:events";
import type { RequestListener, Server } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import { assertFree, listen } from "../../scripts/server/listen.mjs";

const second = 1000;
let server: Server;
let answer: RequestListener;

beforeEach(async () => {
  answer = () => undefined;
  server = await listen((request, response) => answer(request, response), 0, "127.0.0.1");
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const connected = (to = server) => connect((to.address() as AddressInfo).port, "127.0.0.1");

it("gives up a request whose headers do not come, long before Node's minute", async () => {
  expect(server.headersTimeout).toBeLessThanOrEqual(10 * second);
  // as it is, but sooner: the test does not wait for it
  server.headersTimeout = 1;
  const socket = connected();
  socket.write("GET / HTTP/1.1\r\nHost: x\r\n");
  const [refusal] = (await once(socket, "data")) as [Buffer];
  expect(refusal.toString()).toMatch(/^HTTP\/1.1 408 /);
});

it("gives up an answer of which nothing is read for a minute, but waits for a handler that works", async () => {
  const ended: boolean[] = [];
  answer = ({ socket, url }, response) => {
    expect(socket.timeout).toBeGreaterThan(0);
    expect(socket.timeout).toBeLessThanOrEqual(60 * second);
    // more than the system keeps for a reader
    if (url === "/unread") response.write(Buffer.alloc(64 * 1024 * 1024));
    // as after that time: the test does not wait for it
    response.emit("timeout", socket);
    ended.push(socket.destroyed);
  };
  for (const at of ["/unread", "/slow"]) {
    const socket = connected().on("error", () => undefined);
    socket.pause().write(`GET ${at} HTTP/1.1\r\nHost: x\r\n\r\n`);
    await once(server, "request");
    socket.destroy();
  }
  expect(ended).toEqual([true, false]);
});

it("resets the connection of an answer that nobody reads, and the system keeps nothing of it", async () => {
  const unread: RequestListener = (_, response) => void response.write(Buffer.alloc(64 * 1024 * 1024));
  const hasty = await listen(unread, 0, "127.0.0.1", 100);
  const socket = connected(hasty)
    .pause()
    .on("error", () => undefined);
  socket.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
  const [held] = (await once(hasty, "connection")) as [Socket];
  await once(held, "close");
  hasty.close();
  await once(hasty, "close");
  // a connection that was only closed still takes this, and the system sends all that it keeps of the answer
  const failure = new Promise<string | undefined>((resolve) => {
    socket.write("x", (error?: NodeJS.ErrnoException | null) => resolve(error?.code));
  });
  expect(await failure).toMatch(/^(ECONNRESET|EPIPE)$/);
});

it("begins a request only when the earlier ones of its connection are answered, so that none outlives it", async () => {
  const begun: string[] = [];
  answer = ({ url = "" }, response) => {
    begun.push(url);
    if (url === "/1") setTimeout(() => response.end(), 100);
  };
  const socket = connected();
  socket.write([1, 2, 3].map((at) => `GET /${at} HTTP/1.1\r\nHost: x\r\n\r\n`).join(""));
  await once(server, "request");
  await new Promise(setImmediate);
  expect(begun).toEqual(["/1"]);
  await once(socket, "data");
  expect(begun).toEqual(["/1", "/2"]);
  socket.destroy();
});

it("takes so many connections and no more", async () => {
  // fewer than the descriptors that docs/deploying.md asks for
  expect(server.maxConnections).toBeLessThan(8192);
  server.maxConnections = 1;
  const first = connected();
  await once(first, "connect");
  const another = connected().on("error", () => undefined);
  await once(another, "close");
  first.destroy();
});

it.each(["192.0.2.1", "host.invalid"])(
  "says of %s that it is no address of this machine, and whose setting",
  async (host) => {
    await expect(assertFree(0, host)).rejects.toThrow(
      `HOST must be an address of this machine, not "${host}" (E`,
    );
  },
);

it("says of a taken port how to choose another, before anything is built for it", async () => {
  const { port } = server.address() as AddressInfo;
  const sentence = `Port ${port} is taken: stop what uses it, or choose another, for example PORT=${port + 10}.`;
  await expect(assertFree(port, "127.0.0.1")).rejects.toThrow(sentence);
  await expect(assertFree(0, "127.0.0.1")).resolves.toBeUndefined();
});
