import { gatsbyFunction } from "../server/http/gatsby-function";
import { handleDonation } from "../server/payments/http/handle-order";

export default gatsbyFunction(handleDonation);

// Destructured because Gatsby takes a plain `config` export for the `config()` function of a page.
export const { config } = { config: { bodyParser: { raw: { type: "*/*", limit: "1mb" } } } };
