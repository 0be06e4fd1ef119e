import type { Bilingual } from "../../content-model/field-info";

/** A problem of the content that keeps the site from being built. */
export interface ContentFailure {
  /** For a developer. */
  readonly line: string;
  readonly words: Bilingual;
  /** Address of the form to mend it in. */
  readonly form?: string;
}

/** Build status of the site: the local proxy's answer to `GET /status`. */
export interface LiveStatus {
  readonly state: "live" | "building" | "failed";
  /** Why the site cannot be built: problems of the content, and lines that only a developer understands. */
  readonly problems: readonly (ContentFailure | string)[];
  /** When the server started, in milliseconds since 1970. */
  readonly startedAt: number;
  /** Number of versions that went live since then. */
  readonly version: number;
  /** From the first change that the last build was the first to contain until its end. */
  readonly seconds: number;
}

/** Asks the local proxy to try a failed build again. @throws Error if it cannot be asked */
export async function askForBuild(proxy: string): Promise<void> {
  const { ok, status } = await fetch(`${proxy}/rebuild`, { method: "POST" });
  if (!ok) throw new Error(`/rebuild: ${status}`);
}

/** Fetches the status; undefined if the server does not answer, or answers with an error. */
export async function fetchLiveStatus(proxy: string): Promise<LiveStatus | undefined> {
  try {
    const response = await fetch(`${proxy}/status`);
    return response.ok ? ((await response.json()) as LiveStatus) : undefined;
  } catch {
    return undefined;
  }
}
