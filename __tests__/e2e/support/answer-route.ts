import type { Route } from "@playwright/test";

/** Answers a request; aborts it if its page is closed meanwhile, as a request ahead of a click may be. */
export async function answerRoute(route: Route, answer: () => Promise<void>): Promise<void> {
  try {
    await answer();
  } catch {
    await route.abort("aborted").catch(() => undefined);
  }
}
