/** Build status of the site: the local proxy's answer to `GET /status`. */
export interface LiveStatus {
  readonly state: "live" | "building" | "failed";
  /** Why the site cannot be built, one line per problem. */
  readonly problems: readonly string[];
  /** When the server started, in milliseconds since 1970. */
  readonly startedAt: number;
  /** Number of versions that went live since then. */
  readonly version: number;
  /** Duration of the last build. */
  readonly seconds: number;
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
