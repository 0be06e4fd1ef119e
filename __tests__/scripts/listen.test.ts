import { once } from "node:events";
import type { Server } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { listen } from "../../scripts/server/listen.mjs";

const second = 1000;
let server: Server;

beforeEach(async () => {
  server = await listen(() => undefined, 0, "127.0.0.1");
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const connected = () => connect((server.address() as AddressInfo).port, "127.0.0.1");

it("gives up a request whose headers do not come, long before Node's minute", async () => {
  expect(server.headersTimeout).toBeLessThanOrEqual(10 * second);
  // as it is, but sooner: the test does not wait for it
  server.headersTimeout = 1;
  const socket = connected();
  socket.write("GET / HTTP/1.1\r\nHost: x\r\n");
  const [answer] = (await once(socket, "data")) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1.1 408 /);
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
