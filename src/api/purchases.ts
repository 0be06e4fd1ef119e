import { gatsbyFunction } from "../server/http/gatsby-function";
import { handlePurchase } from "../server/payments/http/handle-order";

export default gatsbyFunction(handlePurchase);

// Destructured because Gatsby takes a plain `config` export for the `config()` function of a page.
export const { config } = { config: { bodyParser: { raw: { type: "*/*", limit: "1mb" } } } };
