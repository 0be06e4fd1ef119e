import { once } from "node:events";
import { connect, type AddressInfo } from "node:net";
import { listen } from "../../scripts/server/listen.mjs";

const second = 1000;

it("gives up a request whose headers do not come, long before Node's minute", async () => {
  const server = await listen(() => undefined, 0, "127.0.0.1");
  expect(server.headersTimeout).toBeLessThanOrEqual(10 * second);
  // as it is, but sooner: the test does not wait for it
  server.headersTimeout = 1;
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, "127.0.0.1");
  socket.write("GET / HTTP/1.1\r\nHost: x\r\n");
  const [answer] = (await once(socket, "data")) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1.1 408 /);
  server.close();
});

it("takes so many connections and no more", async () => {
  const server = await listen(() => undefined, 0, "127.0.0.1");
  // fewer than the descriptors that docs/deploying.md asks for
  expect(server.maxConnections).toBeLessThan(8192);
  server.maxConnections = 1;
  const { port } = server.address() as AddressInfo;
  const first = connect(port, "127.0.0.1");
  await once(first, "connect");
  const another = connect(port, "127.0.0.1").on("error", () => undefined);
  await once(another, "close");
  first.destroy();
  server.close();
});
