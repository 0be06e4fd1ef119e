import { second } from "../../../domain/durations";
import { type CheckFinding, missing, right, tried } from "./finding";

interface Message {
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Messages to a webhook's address: a signed one and a forged one, and the setting that signs. */
export interface Messages {
  readonly ours: Message;
  readonly forged: Message;
  readonly setting: string;
}

/** Whether the running site takes messages that are signed with our secret, and no others. */
export function checkAddress(address: string, messages: Messages): Promise<readonly CheckFinding[]> {
  const { ours, forged, setting } = messages;
  return tried(
    async () => {
      const [taken, refused] = [await send(address, ours), await send(address, forged)];
      if (taken === 404)
        return [
          missing(`${address} answers 404: name the provider in PAYMENT_PROVIDERS, and start the site.`),
        ];
      if (taken === 503)
        return [missing(`${address} took a signed message but cannot ask the provider: see the site's log.`)];
      if (taken !== 200)
        return [missing(`${address} refuses a signed message (${taken}): the site has another ${setting}.`)];
      return refused === 400
        ? [right(`${address} takes signed messages and refuses forged ones.`)]
        : [missing(`${address} answered a forged message with ${refused} instead of 400.`)];
    },
    () => `${address} does not answer: start the site, or set SITE_URL to its address.`,
  );
}

async function send(address: string, { body, headers }: Message): Promise<number> {
  const signal = AbortSignal.timeout(10 * second);
  const options = { method: "POST", body, redirect: "manual", signal } as const;
  const { status } = await fetch(address, {
    ...options,
    headers: { "content-type": "application/json", ...headers },
  });
  return status;
}
