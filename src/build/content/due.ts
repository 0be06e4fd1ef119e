import { startOf } from "../../content-model/appearance";
import { permitState } from "../../domain/permit";
import { writtenTexts } from "./all-texts";

/**
 * Names of the texts for which the site has to be built after a day, until another one: entries that appear
 * (`news/peat-fire`; drafts never do), and the settings whose permit has ended (`settings/giving`).
 */
export function due(contentRoot: string, after: string, until: string): string[] {
  const texts = writtenTexts(contentRoot).filter(({ data }) => {
    const start = startOf(data);
    const lastDay = data.permitExpires;
    const hasEnded = (today: string) =>
      typeof lastDay === "string" && permitState(lastDay, today) === "expired";
    return (hasEnded(until) && !hasEnded(after)) || (start > after && start <= until);
  });
  return [...new Set(texts.map(({ name }) => name))];
}
