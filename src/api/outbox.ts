import { gatsbyFunction } from "../server/http/gatsby-function";
import { handleOutbox } from "../server/outbox/handle-outbox";

export default gatsbyFunction(handleOutbox);

// Destructured because Gatsby takes a plain `config` export for the `config()` function of a page.
export const { config } = { config: { bodyParser: { raw: { type: "*/*", limit: "1mb" } } } };
