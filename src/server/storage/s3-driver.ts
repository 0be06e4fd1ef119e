import { AwsClient } from "aws4fetch";
import s3, { type S3DriverOptions } from "unstorage/drivers/s3";
import type { CreatingDriver } from "./creating-driver";

const path = (key: string) => key.split(":").filter(Boolean).map(encodeURIComponent).join("/");

/**
 * Stores items as objects of an S3 bucket. `getKeys` is our own because the library's reads only the first
 * thousand objects of the bucket.
 */
export function s3Driver(options: S3DriverOptions): CreatingDriver {
  const client = new AwsClient({ ...options, service: "s3" });
  const bucket = `${options.endpoint}/${options.bucket}`;
  return {
    ...s3(options),
    async createItem(key, value) {
      const headers = { "if-none-match": "*", "content-type": "application/json" };
      const answer = await client.fetch(`${bucket}/${path(key)}`, { method: "PUT", headers, body: value });
      if (answer.ok || answer.status === 412) return answer.ok;
      throw new Error(`The object store answered ${answer.status}.`);
    },
    getKeys: (prefix) => listAll(client, bucket, path(prefix)),
  };
}

async function listAll(client: AwsClient, bucket: string, prefix: string): Promise<string[]> {
  const keys: string[] = [];
  let token: string | undefined;
  do {
    const query = new URLSearchParams({ "list-type": "2", prefix });
    if (token) query.set("continuation-token", token);
    const answer = await client.fetch(`${bucket}?${query.toString()}`);
    if (!answer.ok) throw new Error(`The object store answered ${answer.status}.`);
    const page = await answer.text();
    keys.push(...tags(page, "Key").map((key) => key.replaceAll("/", ":")));
    token = tags(page, "NextContinuationToken")[0];
  } while (token);
  return keys;
}

/** The texts of all `name` elements in a listing; keys and tokens contain no entity except `&amp;`. */
function tags(xml: string, name: string): string[] {
  const found = xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, "g"));
  return Array.from(found, ([, content = ""]) => content.replaceAll("&amp;", "&"));
}
