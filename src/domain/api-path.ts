/** Where the functions are: what the server answers itself. */
export const apiFolder = "/api/";

/** Paths of the functions below their folder. `operations` of the server describes each. */
export type Route =
  | "campaigns"
  | "donations"
  | "gifts"
  | "gifts/ask"
  | "gifts/end"
  | "gifts/portal"
  | "goods"
  | "goods/file"
  | "goods/lesson"
  | "healthz"
  | "inquiries"
  | "openapi.json"
  | "outbox"
  | "payments/methods"
  | "payments/result"
  | "payments/review"
  | "payments/status"
  | "purchases"
  | "violations"
  | "vitals"
  | "webhooks/midtrans"
  | "webhooks/stripe";

/** Address of a function, which is the same in all languages. */
export function apiPath<Each extends Route>(route: Each): `${typeof apiFolder}${Each}` {
  return `${apiFolder}${route}`;
}
