import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { inquiryLimits } from "../../../src/domain/inquiry-fields";
import { temporaryFolder } from "../../setup/temporary-folder";
import { send, startInquiryServer } from "../support/start-inquiry-server";

/** Starting the server process takes long. */
jest.setTimeout(60_000);

/** Shell command that mounts a 64 KB memory disk on the directory and then runs the program. */
const onTinyDisk = (directory: string) => `mount -t tmpfs -o size=64k tmpfs "${directory}" && exec "$@"`;

const onReadOnlyDisk = (directory: string) =>
  `mount -t tmpfs -o ro,size=64k tmpfs "${directory}" && exec "$@"`;

interface Told {
  readonly status: number;
  readonly code: string | undefined;
}

async function sendMany(address: string, count: number): Promise<readonly Told[]> {
  const answers: Told[] = [];
  for (let number = 0; number < count; number += 1) {
    const answer = await send(address, `${number} `.padEnd(inquiryLimits.message, "x"));
    const { code } = (await answer.json()) as { readonly code?: string };
    answers.push({ status: answer.status, code });
  }
  return answers;
}

test("on a full disk the sender is told, and what was accepted is there whole", async () => {
  const directory = temporaryFolder();
  const server = await startInquiryServer(directory, onTinyDisk(directory));
  const answers = await sendMany(server.firstLine, 24);
  const accepted = answers.filter(({ status }) => status === 201).length;
  expect(accepted).toBeGreaterThan(5);
  expect(answers.slice(accepted)).toEqual(
    Array(24 - accepted).fill({ status: 503, code: "storage_unavailable" }),
  );
  const folder = `/proc/${server.process.pid}/root${path.join(directory, "inquiries")}`;
  const files = await readdir(folder);
  expect(files).toHaveLength(accepted);
  for (const file of files) {
    expect(JSON.parse(await readFile(path.join(folder, file), "utf8"))).toMatchObject({
      name: "Sari Wulandari",
    });
  }
});

test("on a read-only disk nothing is accepted", async () => {
  const directory = temporaryFolder();
  const server = await startInquiryServer(directory, onReadOnlyDisk(directory));
  await expect(sendMany(server.firstLine, 3)).resolves.toEqual(
    Array(3).fill({ status: 503, code: "storage_unavailable" }),
  );
});

test("with a file where the directory should be nothing is accepted", async () => {
  const file = path.join(temporaryFolder(), "in-the-way");
  await writeFile(file, "");
  const server = await startInquiryServer(file);
  await expect(sendMany(server.firstLine, 2)).resolves.toEqual(
    Array(2).fill({ status: 503, code: "storage_unavailable" }),
  );
});
