import { gatsbyFunction } from "../../server/http/gatsby-function";
import { handleMethods } from "../../server/payments/http/handle-payment";

export default gatsbyFunction(handleMethods);
