/** How far the site is, as the local proxy answers `GET /status`. */
export interface LiveStatus {
  readonly state: "live" | "building" | "failed";
  /** What keeps the site from being built, a line each. */
  readonly problems: readonly string[];
  /** When the server was started, in milliseconds since 1970. */
  readonly startedAt: number;
  /** Counts what was put live since then. */
  readonly version: number;
  /** How long the last build took. */
  readonly seconds: number;
}

/** Asks for it; undefined where the server does not answer. */
export async function fetchLiveStatus(proxy: string): Promise<LiveStatus | undefined> {
  try {
    const response = await fetch(`${proxy}/status`);
    return response.ok ? ((await response.json()) as LiveStatus) : undefined;
  } catch {
    return undefined;
  }
}
