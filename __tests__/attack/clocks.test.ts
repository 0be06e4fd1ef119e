import { execFile } from "node:child_process";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { requireProgram } from "../../scripts/lib/program.mjs";
import { fakeTime } from "../../scripts/lib/test-programs.mjs";
import { minute } from "../../src/domain/durations";
import { goodInquiry } from "../server/support/requests";
import { smtpStandIn } from "../server/support/smtp-stand-in";
import { temporaryFolder } from "../setup/temporary-folder";
import { imageTree, serveImage } from "./support/image-site";

const command = promisify(execFile);

/** Runs the regular job once, with the clock so far ahead or behind. Returns what it says. */
async function runJob(environment: Readonly<Record<string, string>>, shift: string): Promise<string> {
  const job = [process.execPath, "--import", "jiti/register", "scripts/outbox.ts"];
  const { stdout } = await command(requireProgram(fakeTime), ["-f", shift, ...job], {
    cwd: imageTree,
    // timers go on as they are
    env: { PATH: process.env.PATH, FAKETIME_DONT_FAKE_MONOTONIC: "1", ...environment },
    timeout: 2 * minute,
  });
  return stdout;
}

async function withInquiries(environment: Readonly<Record<string, string>>, count: number) {
  const site = await serveImage({ ...environment, SERVER_CLOCK: "false" });
  for (let number = 0; number < count; number += 1) {
    const headers = { "content-type": "application/json", origin: site.origin };
    const body = JSON.stringify({ ...goodInquiry, message: `Message ${number}`, idempotencyKey: undefined });
    await fetch(`${site.origin}/api/inquiries`, { method: "POST", headers, body });
  }
  await site.kill();
}

test("a clock that is fourteen months ahead erases nothing, and afterwards the job runs as ever", async () => {
  const STORAGE_DIRECTORY = temporaryFolder();
  await withInquiries({ STORAGE_DIRECTORY }, 20);
  const wrong = await runJob({ STORAGE_DIRECTORY }, "+425d");
  expect(wrong).toContain("0 moved to the trash, 0 erased");
  expect(wrong).toContain("refused");
  await expect(readdir(path.join(STORAGE_DIRECTORY, "inquiries"))).resolves.toHaveLength(20);
  await expect(runJob({ STORAGE_DIRECTORY }, "+0d")).resolves.toContain("0 moved to the trash, 0 erased");
});

test.each(["+3650d", "-3650d"])("mail is sent after a job ran with the clock at %s", async (shift) => {
  const mail = await smtpStandIn();
  const environment = { STORAGE_DIRECTORY: temporaryFolder() };
  await withInquiries(environment, 3);
  const sending = { SMTP_URL: mail.url, MAIL_FROM: "web@tajuk.example", MAIL_TO: "team@tajuk.example" };
  await runJob(environment, shift);
  await expect(runJob({ ...environment, ...sending }, "+0d")).resolves.toContain("0 waiting");
  expect(mail.taken.filter(({ source }) => source.includes("Message "))).toHaveLength(3);
});
