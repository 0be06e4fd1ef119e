import { parseEnv } from "node:util";
import { nearestWord } from "../../src/domain/near-words";
import { variables } from "../../src/server/environment/variables";
import { addressVariables } from "../server/site-address.mjs";
import { affectsBuild } from "./fingerprint.mjs";

const known = [...Object.keys(variables.shape), ...addressVariables];

/**
 * A line for each name in the text of a file `.env` that no setting has, at run time or of the build, with the setting
 * that is probably meant.
 */
export function unknownSettings(text: string): readonly string[] {
  return Object.keys(parseEnv(text))
    .filter((name) => !known.includes(name) && !affectsBuild(name))
    .map((name) => {
      const meant = nearestWord(
        name.toLowerCase(),
        known.map((each) => each.toLowerCase()),
      );
      return `No setting is called ${name}, which is in .env${meant ? `: is ${meant.toUpperCase()} meant?` : "."}`;
    });
}
