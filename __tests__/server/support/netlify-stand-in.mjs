/** Netlify's own local blob store in a process of its own: prints its port and runs until it is ended. */
import { BlobsServer } from "@netlify/blobs/server";

const [directory = "", token = ""] = process.argv.slice(2);
const { port } = await new BlobsServer({ directory, token }).start();
console.log(port);
