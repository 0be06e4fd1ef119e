import { gatsbyFunction } from "../../server/http/gatsby-function";
import { handleResult } from "../../server/payments/handle-payment";

export default gatsbyFunction(handleResult);
