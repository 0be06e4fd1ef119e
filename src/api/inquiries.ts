import { gatsbyFunction } from "../server/http/gatsby-function";
import { handleInquiry } from "../server/inquiries/handle-inquiry";

export default gatsbyFunction(handleInquiry);

// Taken apart because Gatsby reads a plain `config` export as that of a server-rendered page.
export const { config } = { config: { bodyParser: { raw: { type: "*/*", limit: "1mb" } } } };
