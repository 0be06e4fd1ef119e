import type { Challenge } from "../domain/contract/answers";

/** How often a proof is tried. */
const attempts = 3;

/** Browsers have it on pages from `https:` and on this machine's own. */
const subtle = () => crypto.subtle as SubtleCrypto | undefined;

/** Sends a form that was answered with a challenge again, with proofs, until another answer comes. */
export async function sendProved<Answer extends { readonly challenge?: Challenge | undefined }>(
  first: Answer,
  send: (proof: string) => Promise<Answer>,
): Promise<Answer> {
  let answer = first;
  for (let attempt = 0; answer.challenge && attempt < attempts; attempt += 1)
    answer = await send(await prove(answer.challenge));
  return answer;
}

/**
 * Meets a challenge of the server: does the work and waits until the token is old enough. Without the browser's
 * cryptography it only waits, for longer.
 *
 * @returns what is sent as `proof`
 */
async function prove(challenge: Challenge): Promise<string> {
  const { token, seconds, secondsWithoutWork } = challenge;
  const cryptography = subtle();
  const wait = (cryptography ? seconds : secondsWithoutWork) * 1000;
  const [number] = await Promise.all([
    cryptography && findNumber(challenge, cryptography),
    new Promise((resume) => setTimeout(resume, wait)),
  ]);
  return number === undefined ? token : `${token}.${number}`;
}

/** The first number whose hash begins with enough zero bits. */
async function findNumber(
  { token, iterations, bits }: Challenge,
  cryptography: SubtleCrypto,
): Promise<number> {
  const encoder = new TextEncoder();
  const key = await cryptography.importKey("raw", encoder.encode(token), "PBKDF2", false, ["deriveBits"]);
  for (let number = 0; ; number += 1) {
    const salt = encoder.encode(String(number));
    const hash = await cryptography.deriveBits(
      { name: "PBKDF2", hash: "SHA-256", salt, iterations },
      key,
      32,
    );
    if (Math.clz32(new DataView(hash).getUint32(0)) >= bits) return number;
  }
}
