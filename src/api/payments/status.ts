import { gatsbyFunction } from "../../server/http/gatsby-function";
import { handleStatus } from "../../server/payments/http/handle-payment";

export default gatsbyFunction(handleStatus);
