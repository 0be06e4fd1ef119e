import { setTimeout as pause } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";

/** Milliseconds after which a page is given up; long enough for a busy machine. */
const patience = 30_000;

/**
 * Asks again and again until the answer is the expected one. A question that throws is asked again: a page may
 * be about to be left.
 *
 * @param subject what is asked, for the message
 */
export async function eventually<Answer>(
  ask: () => Promise<Answer>,
  expected: Answer,
  subject: string,
): Promise<void> {
  const end = Date.now() + patience;
  const attempt = () => ask().catch((error: unknown) => String(error));
  let answer = await attempt();
  while (!isDeepStrictEqual(answer, expected) && Date.now() < end) {
    await pause(50);
    answer = await attempt();
  }
  expect({ subject, answer }).toEqual({ subject, answer: expected });
}
