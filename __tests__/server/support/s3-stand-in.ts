import type { RequestListener } from "node:http";
import { bodyOf } from "./loopback-server";

const pageSize = 7;

/**
 * A stand-in for S3 object storage: PUT with `If-None-Match`, GET, HEAD, DELETE and paginated ListObjectsV2.
 * It refuses unsigned requests, but does not verify signatures.
 */
export function s3StandIn(bucket: string): RequestListener {
  const objects = new Map<string, string>();
  return (request, response) => {
    void (async () => {
      const url = new URL(request.url ?? "", "http://localhost");
      const key = decodeURIComponent(url.pathname.slice(bucket.length + 2));
      const answer = (status: number, body = "") => response.writeHead(status).end(body);
      if (!request.headers.authorization?.startsWith("AWS4-HMAC-SHA256 ")) return answer(403);
      if (key === "") return answer(200, list(objects, url.searchParams));
      const found = objects.get(key);
      if (request.method === "PUT") {
        if (request.headers["if-none-match"] === "*" && found !== undefined) return answer(412);
        objects.set(key, await bodyOf(request));
        return answer(200);
      }
      if (request.method === "DELETE") {
        objects.delete(key);
        return answer(204);
      }
      return found === undefined ? answer(404) : answer(200, found);
    })();
  };
}

function list(objects: ReadonlyMap<string, string>, query: URLSearchParams): string {
  const after = query.get("continuation-token") ?? "";
  const keys = [...objects.keys()]
    .filter((key) => key.startsWith(query.get("prefix") ?? "") && key > after)
    .sort();
  const page = keys.slice(0, pageSize);
  const more = keys.length > page.length;
  const token = more ? `<NextContinuationToken>${page.at(-1) ?? ""}</NextContinuationToken>` : "";
  const contents = page.map((key) => `<Contents><Key>${key}</Key><Size>1</Size></Contents>`).join("");
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${String(more)}</IsTruncated>${token}${contents}</ListBucketResult>`;
}
