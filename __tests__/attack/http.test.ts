import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { times } from "../setup/counts";
import { temporaryFolder } from "../setup/temporary-folder";
import { type ImageSite, serveImage } from "./support/image-site";
import {
  hostileBodies,
  insides,
  oddRequests,
  sendShape,
  type Shape,
  smuggling,
  traversals,
} from "./support/shapes";

let site: ImageSite;
beforeAll(async () => {
  site = await serveImage({
    STORAGE_DIRECTORY: temporaryFolder(),
    OUTBOX_SECRET: "of-tests-of-tests-of-tests-of-tests",
  });
});

/** Evenly spread over a list. */
const some = <Item>(items: readonly Item[], count: number): readonly Item[] =>
  items.filter((_, index) => (index * count) % items.length < count);

/** What is wrong with the answers to these requests: a fault of ours, no answer, or something of the inside in one. */
async function faultsOf(shapes: readonly Shape[], isWrong: (status: number, shape: Shape) => boolean) {
  const faults: string[] = [];
  for (const shape of shapes) {
    const { status, text } = await sendShape(site.origin, shape);
    if (isWrong(status, shape) || insides.test(text))
      faults.push(`${shape.name}: ${status} ${text.slice(0, 200)}`);
  }
  return faults;
}

/** Node closes what asks for a tunnel without a word; any other request without an answer is a fault. */
const isAnswered = (status: number, { name }: Shape) => status > 0 || name.startsWith("CONNECT ");

/** That the server does not know a method is no fault. */
const isFault = (status: number, shape: Shape) =>
  !isAnswered(status, shape) || (status >= 500 && status !== 501);

test("no way leads out of the public folder", async () => {
  const shapes = some(traversals, times(200, traversals.length));
  const found = await faultsOf(shapes, (status, shape) => isFault(status, shape) || status === 200);
  expect(found).toEqual([]);
});

test.each([
  ["odd addresses, ranges, conditions, hosts and methods", oddRequests],
  ["hostile bodies", hostileBodies],
])("%s are refused or answered, and nothing of the inside is told", async (_, shapes) => {
  expect(await faultsOf(shapes, isFault)).toEqual([]);
});

test("no request that two readers would end differently is answered with the one hidden in it", async () => {
  for (const shape of smuggling) {
    const { status, text } = await sendShape(site.origin, shape);
    expect([shape.name, status < 500, text.split("HTTP/1.1 ").length]).toEqual([shape.name, true, 2]);
  }
});

test("nobody is led to another host", async () => {
  for (const shape of [...oddRequests, ...some(traversals, 50)]) {
    const { status, text } = await sendShape(site.origin, shape);
    expect([shape.name, isAnswered(status, shape), /^location:.*evil/im.test(text)]).toEqual([
      shape.name,
      true,
      false,
    ]);
  }
});

test("the site answers while hundreds of requests are never finished", async () => {
  const { hostname, port } = new URL(site.origin);
  const sockets: Socket[] = [];
  for (let number = 0; number < times(300, 2000); number += 1) {
    const socket = connect(Number(port), hostname);
    socket.on("error", () => undefined);
    await once(socket, "connect");
    socket.write("POST /api/inquiries HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n");
    sockets.push(socket);
  }
  const answers = await Promise.all(
    ["/", "/id/", "/api/payments/methods"].map((at) => fetch(site.origin + at)),
  );
  for (const socket of sockets) socket.destroy();
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
});

test("after all this nothing in the log is a fault, and every line is JSON", () => {
  const lines = site.log.filter((line) => !/^(\s|The site is ready)/.test(line));
  expect(lines.filter((line) => !line.startsWith("{") || line.includes('"level":"error"'))).toEqual([]);
});
