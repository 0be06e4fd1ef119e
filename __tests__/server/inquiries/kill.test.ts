import { readInquiries } from "../../../src/server/inquiries/inquiries";
import { fileDriver } from "../../../src/server/storage/file-driver";
import { createStore } from "../../../src/server/storage/store";
import { times } from "../../setup/counts";
import { temporaryFolder } from "../../setup/temporary-folder";
import type { Child } from "../support/child";
import { send, startInquiryServer } from "../support/start-inquiry-server";

const kills = times(4, 20);
const together = 200;

/** Sends 200 messages at once and kills the server after `killAfter` of them were accepted. Returns these. */
async function sendAndKill(server: Child, round: number, killAfter: number): Promise<readonly string[]> {
  const accepted: string[] = [];
  let killing: Promise<void> | undefined;
  const one = async (message: string) => {
    try {
      const answer = await send(server.firstLine, message);
      if (answer.status === 201 && ((await answer.json()) as { status: string }).status === "sent")
        accepted.push(message);
    } catch {
      // the server was killed: without a response, the sender keeps the text
    }
    if (accepted.length >= killAfter) killing ??= server.kill();
  };
  await Promise.all(Array.from({ length: together }, (_, index) => one(`Round ${round}, message ${index}`)));
  await (killing ?? server.kill());
  return accepted;
}

test(`${kills} kills during ${together} posts at once lose nothing that was accepted`, async () => {
  const directory = temporaryFolder();
  const accepted: string[] = [];
  let next = startInquiryServer(directory);
  for (let round = 0; round < kills; round += 1) {
    const server = await next;
    if (round < kills - 1) next = startInquiryServer(directory);
    accepted.push(...(await sendAndKill(server, round, 1 + Math.floor((round * (together - 20)) / kills))));
  }
  const { inquiries, unreadable } = await readInquiries(createStore(fileDriver(directory)));
  const stored = new Set(inquiries.map(({ message }) => message));
  process.stdout.write(
    `${kills} kills: ${accepted.length} accepted, ${inquiries.length} stored, ${unreadable.length} unreadable\n`,
  );
  expect(accepted.filter((message) => !stored.has(message))).toEqual([]);
  expect(unreadable).toEqual([]);
  expect(accepted.length).toBeGreaterThan(kills);
}, 240_000);
