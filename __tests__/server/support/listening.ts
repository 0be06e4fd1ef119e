import { type LoopbackServer, type StartServer, startLoopbackServer } from "./loopback-server";

const open: LoopbackServer[] = [];

/** Starts a server on a free loopback port and returns its address. Closed after the tests of the file. */
export const listening: StartServer = async (listener) => {
  const server = await startLoopbackServer(listener);
  open.push(server);
  return server.url;
};

afterAll(() => {
  for (const server of open) server.close();
});
