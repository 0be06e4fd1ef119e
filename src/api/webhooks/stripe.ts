import { gatsbyFunction } from "../../server/http/gatsby-function";
import { webhookHandler } from "../../server/payments/http/handle-webhook";

export default gatsbyFunction(webhookHandler("stripe"));

// Destructured because Gatsby takes a plain `config` export for the `config()` function of a page.
export const { config } = { config: { bodyParser: { raw: { type: "*/*", limit: "1mb" } } } };
