import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { contentRoot } from "../../src/build/content/content-root";
import { defaultLanguage } from "../../src/domain/languages";
import { accountProblems } from "../../src/server/environment/check-content";
import { type Environment, EnvironmentError } from "../../src/server/environment/environment";

/**
 * Checks the settings with the content of the project at `directory`, for as long as nothing is built: that there is
 * somewhere for transfers to go. Where there is no content, nothing is checked.
 *
 * @throws {EnvironmentError} if there is not
 */
export function checkWritten(environment: Environment, directory: string): void {
  const file = path.join(contentRoot(directory), "settings", "giving.json");
  if (!existsSync(file)) return;
  const giving = JSON.parse(readFileSync(file, "utf8")) as Readonly<
    Record<string, { readonly bankAccount?: object } | undefined>
  >;
  const problems = accountProblems(environment, giving[defaultLanguage]?.bankAccount);
  if (problems.length > 0) throw new EnvironmentError(problems);
}
