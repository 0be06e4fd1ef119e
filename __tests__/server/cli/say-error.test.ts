import { mkdirSync } from "node:fs";
import path from "node:path";
import { sayError, sayForeign } from "../../../src/server/cli/say-error";
import { EnvironmentError } from "../../../src/server/environment/environment";
import { SiteDataError } from "../../../src/server/site-data";
import { foreignOwner } from "../../../src/server/storage/foreign-owner";
import { StorageError } from "../../../src/server/storage/storage-error";
import { UnreadableRecordError } from "../../../src/server/storage/store";
import { temporaryFolder } from "../../setup/temporary-folder";

const folder = temporaryFolder();

/** What Redis refuses, as its client tells it. */
const refusal = (message: string) =>
  Object.assign(new Error(message), { name: "ReplyError", command: { args: ["Sari, sari@example.org"] } });

test.each([
  [
    Object.assign(new Error("no space left"), { code: "ENOSPC" }),
    /^the folder .+ \(ENOSPC\): no space is left/,
  ],
  [
    Object.assign(new Error("denied"), { code: "EACCES" }),
    /\(EACCES\): it belongs to another user; run this as/,
  ],
  [refusal("OOM command not allowed when used memory > 'maxmemory'."), /\(OOM\): its memory is full/],
  [refusal("WRONGPASS invalid username-password pair"), /\(WRONGPASS\): it has another password\.$/],
  [refusal("odd"), /cannot be used \(ReplyError\)\.$/],
])("says what is wrong with the storage: %p", (cause, words) => {
  const said = sayError(new StorageError(cause));
  expect(said).toMatch(words);
  expect(said).not.toMatch(/sari|\n/i);
});

test("says which record cannot be read, and what settings are wrong; a fault of the code is none of these", () => {
  expect(sayError(new UnreadableRecordError("payments:a:intent"))).toMatch(
    /^The record payments:a:intent cannot be read\. See “A damaged record”/,
  );
  expect(sayError(new EnvironmentError(["X must be y"]))).toBe(
    "The environment is not right:\n- X must be y",
  );
  expect(sayError(new SiteDataError())).toBe(
    "The last build was made by an earlier release: build the site again (npm run build).",
  );
  expect(sayError(new TypeError("x is not a function"))).toBeUndefined();
});

test("finds the user whose records root would write among", async () => {
  mkdirSync(path.join(folder, "inquiries"));
  const user = process.getuid?.() ?? 0;
  await expect(foreignOwner(folder, user)).resolves.toBeUndefined();
  await expect(foreignOwner(path.join(folder, "none"), user)).resolves.toBeUndefined();
  await expect(foreignOwner(folder, user + 1)).resolves.toBe(user);
  expect(sayForeign(undefined)).toBeUndefined();
  expect(sayForeign(65534)).toMatch(
    /has records of the user 65534: .*run this as the user who runs the site/,
  );
});
