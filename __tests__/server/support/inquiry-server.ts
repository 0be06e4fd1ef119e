/**
 * The inquiry function on a plain HTTP server in a separate process, configured by environment variables.
 * Prints its address. It runs without Gatsby, as the function would on any host.
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createRuntime } from "../../../src/server/create-runtime";
import { readEnvironment } from "../../../src/server/environment/environment";
import { gatsbyFunction } from "../../../src/server/http/gatsby-function";
import { handleInquiry } from "../../../src/server/inquiries/handle-inquiry";
import { siteData } from "./site-data";

const runtime = createRuntime(readEnvironment(), siteData);
const answer = gatsbyFunction(handleInquiry, () => runtime);

const server = createServer((request, response) => void answer(request, response));
server.listen(Number(process.env.PORT ?? 0), "127.0.0.1", () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
