import { isLanguage, type Language } from "../../domain/languages";
import type { ServerRequest } from "./request";

/** The first language that a browser asks for and the site has, where nothing else tells the reader's. */
export function acceptedLanguage({ header }: Pick<ServerRequest, "header">): Language | undefined {
  const asked = (header("accept-language") ?? "").split(",");
  return asked.map((each) => each.trim().split(/[-;]/)[0] ?? "").find(isLanguage);
}
