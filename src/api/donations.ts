import { gatsbyFunction } from "../server/http/gatsby-function";
import { handleDonation } from "../server/payments/handle-order";

export default gatsbyFunction(handleDonation);

// Taken apart because Gatsby reads a plain `config` export as that of a server-rendered page.
export const { config } = { config: { bodyParser: { raw: { type: "*/*", limit: "1mb" } } } };
