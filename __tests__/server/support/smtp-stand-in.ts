import { once } from "node:events";
import { createServer, type AddressInfo, type Socket } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

/** A message that the server accepted. */
export interface TakenMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly source: string;
}

export interface SmtpStandIn {
  readonly port: number;
  readonly url: string;
  readonly taken: TakenMail[];
  readonly close: () => Promise<void>;
}

const closers: (() => Promise<void>)[] = [];

/** Starts a real mail server on a given or free loopback port; it records the messages that it accepts. */
export async function smtpStandIn(options: SMTPServerOptions = {}, port = 0): Promise<SmtpStandIn> {
  const taken: TakenMail[] = [];
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    closeTimeout: 50,
    logger: false,
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const { mailFrom, rcptTo } = session.envelope;
        taken.push({
          from: mailFrom === false ? "" : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          source: Buffer.concat(chunks).toString("utf8"),
        });
        callback();
      });
    },
    ...options,
  });
  // ignore errors of clients that hang up: tests do that on purpose
  server.on("error", () => undefined);
  const listener = server.listen(port, "127.0.0.1");
  await once(listener, "listening");
  const actual = (listener.address() as AddressInfo).port;
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  closers.push(close);
  return { port: actual, url: `smtp://127.0.0.1:${actual}`, taken, close };
}

/** Starts a mail server without logic: it sends a greeting and passes each received line to `talk`. */
export async function rudeSmtpServer(
  talk: (line: string, socket: Socket) => void,
  greeting = "220 rude ESMTP\r\n",
) {
  const server = createServer((socket) => {
    socket.on("error", () => undefined);
    socket.write(greeting);
    let pending = "";
    socket.on("data", (chunk) => {
      pending += chunk.toString("utf8");
      const lines = pending.split("\r\n");
      pending = lines.pop() ?? "";
      for (const line of lines) talk(line, socket);
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const sockets = new Set<Socket>();
  server.on("connection", (socket) => sockets.add(socket));
  const close = async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  };
  closers.push(close);
  const { port } = server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, port, close };
}

// in Jest; browser tests close their own
if ("afterAll" in globalThis)
  afterAll(async () => {
    await Promise.all(closers.map((close) => close().catch(() => undefined)));
  });
