import { EpubCheck } from "@likecoin/epubcheck-ts";

/**
 * Checks an EPUB by the rules of EPUBCheck, the standard's own program, which needs Java: this is its port.
 *
 * @throws Error that lists what breaks them
 */
export async function checkEpub(bytes: Uint8Array, name: string): Promise<void> {
  const { messages } = await EpubCheck.validate(bytes);
  const problems = messages.filter(({ severity }) => severity !== "info" && severity !== "usage");
  if (problems.length === 0) return;
  const lines = problems.map(({ id, location, message }) =>
    [id, location?.path, message].filter(Boolean).join(": "),
  );
  throw new Error(`${name} is no valid EPUB:\n${lines.join("\n")}`);
}
