import { gatsbyFunction } from "../../server/http/gatsby-function";
import { webhookHandler } from "../../server/payments/handle-webhook";

export default gatsbyFunction(webhookHandler("stripe"));

// Taken apart because Gatsby reads a plain `config` export as that of a server-rendered page.
export const { config } = { config: { bodyParser: { raw: { type: "*/*", limit: "1mb" } } } };
