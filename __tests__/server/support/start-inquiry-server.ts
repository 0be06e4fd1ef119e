import { type Child, startChild } from "./child";
import { goodInquiry } from "./requests";

const generous = {
  INQUIRIES_PER_ADDRESS: "1000000",
  INQUIRIES_IN_ALL: "1000000",
  SMTP_URL: "",
  PAYMENT_PROVIDERS: "sample",
};
const program = ["--import", "jiti/register", "__tests__/server/support/inquiry-server.ts"];

/**
 * Starts the inquiry server with a storage directory, or with the settings of another store.
 *
 * @param shell shell command to run first, in a mount namespace of its own; must end in `exec "$@"`
 */
export function startInquiryServer(
  store: string | Readonly<Record<string, string>>,
  shell?: string,
): Promise<Child> {
  const storage = typeof store === "string" ? { STORAGE: "file", STORAGE_DIRECTORY: store } : store;
  const environment = { ...generous, ...storage };
  return shell
    ? startChild(
        "unshare",
        ["--map-root-user", "--mount", "sh", "-c", shell, "sh", process.execPath, ...program],
        environment,
      )
    : startChild(process.execPath, program, environment);
}

/** Sends an inquiry as the site's script does. */
export function send(address: string, message: string): Promise<Response> {
  return fetch(`${address}/api/inquiries`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: address },
    body: JSON.stringify({ ...goodInquiry, message, idempotencyKey: undefined }),
  });
}
