import { gatsbyFunction } from "../server/http/gatsby-function";
import { handleInquiry } from "../server/inquiries/handle-inquiry";

export default gatsbyFunction(handleInquiry);

// Destructured because Gatsby takes a plain `config` export for the `config()` function of a page.
export const { config } = { config: { bodyParser: { raw: { type: "*/*", limit: "1mb" } } } };
