/** Netlify's local blob server in a separate process: prints its port and runs until it is stopped. */
import { BlobsServer } from "@netlify/blobs/server";

const [directory = "", token = ""] = process.argv.slice(2);
const { port } = await new BlobsServer({ directory, token }).start();
console.log(port);
