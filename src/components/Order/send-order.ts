import type { OrderBounds, OrderError, OrderStart } from "../../domain/contract/order-answers";
import { orderProblems, type OrderAddress, type OrderProblem } from "../../domain/payment";
import type { Fields } from "../../domain/record";
import { postForm } from "../post-form";

/** The outcome of an order. */
export type OrderAnswer = OrderStart | OrderRefusal;

export interface OrderRefusal {
  readonly status: "refused";
  /** `payment_unreachable`: without an answer. */
  readonly problem: OrderProblem | "payment_unreachable";
  /** A code for each refused field. */
  readonly fields: Readonly<Record<string, string>>;
  readonly bounds?: OrderBounds | undefined;
  readonly meanings?: OrderError["meanings"];
}

/**
 * Sends an order. Never throws: without an answer it is refused as `payment_unreachable`. Then nothing was
 * charged, since nobody reached a payment page.
 */
export async function sendOrder(address: OrderAddress, fields: Fields): Promise<OrderAnswer> {
  try {
    return readAnswer(await postForm<OrderStart | OrderError>(address, fields));
  } catch {
    return { status: "refused", problem: "payment_unreachable", fields: {} };
  }
}

/** Takes nothing for granted: a proxy in front of the server answers in its own way. */
function readAnswer(answer: Partial<OrderStart | OrderError>): OrderAnswer {
  if (answer.status === "sample" && answer.amount) return answer as OrderStart;
  if (answer.status === "redirect" && answer.url) return answer as OrderStart;
  const {
    code,
    fields = {},
    bounds,
    meanings,
  }: Partial<OrderError> = answer.status === "error" ? answer : {};
  const problem = orderProblems.find((known) => known === code) ?? "payment_unavailable";
  return { status: "refused", problem, fields, bounds, meanings };
}
