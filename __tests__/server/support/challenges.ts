import { pbkdf2Sync } from "node:crypto";
import type { Challenge } from "../../../src/domain/contract/answers";
import type { ServerAnswer } from "../../../src/server/http/request";

/** The challenge of an answer to a script. */
export function challengeOf({ body }: ServerAnswer): Challenge {
  const { challenge } = JSON.parse(body) as { readonly challenge?: Challenge };
  if (!challenge) throw new Error(`There is no challenge in ${body}`);
  return challenge;
}

/** A proof as the description of the API asks for it, found without the code of the site. */
export function worked({ token, iterations, bits }: Challenge): string {
  for (let number = 0; ; number += 1) {
    const hash = pbkdf2Sync(token, String(number), iterations, 8, "sha256");
    const zeros = hash.readBigUInt64BE().toString(2).padStart(64, "0").indexOf("1");
    if (zeros >= bits) return `${token}.${number}`;
  }
}
