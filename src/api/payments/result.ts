import { gatsbyFunction } from "../../server/http/gatsby-function";
import { handleResult } from "../../server/payments/http/handle-payment";

export default gatsbyFunction(handleResult);
