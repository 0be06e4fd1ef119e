import { gatsbyFunction } from "../../server/http/gatsby-function";
import { handleStatus } from "../../server/payments/handle-payment";

export default gatsbyFunction(handleStatus);
