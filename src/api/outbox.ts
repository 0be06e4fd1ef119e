import { gatsbyFunction } from "../server/http/gatsby-function";
import { handleOutbox } from "../server/outbox/handle-outbox";

export default gatsbyFunction(handleOutbox);

// Taken apart because Gatsby reads a plain `config` export as that of a server-rendered page.
export const { config } = { config: { bodyParser: { raw: { type: "*/*", limit: "1mb" } } } };
