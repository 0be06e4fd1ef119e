import { handleApi } from "../server/handle-api";
import { gatsbyFunction } from "../server/http/gatsby-function";
import { readAtMost } from "../server/http/incoming";

export default gatsbyFunction(handleApi);

// Destructured because Gatsby takes a plain `config` export for the `config()` function of a page.
export const { config } = { config: { bodyParser: { raw: { type: "*/*", limit: readAtMost } } } };
