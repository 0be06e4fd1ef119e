import { inquiryLimits } from "../../domain/inquiry-fields";
import { useAddress } from "../address/useAddress";

/**
 * The subject that a link to the contact form names: `/?subject=General%20Inquiry#contact`. Undefined until
 * hydration.
 */
export function useRequestedSubject(): string | undefined {
  return useAddress(requestedSubject, undefined);
}

function requestedSubject(): string | undefined {
  const subject = new URLSearchParams(location.search).get("subject")?.trim();
  return subject ? subject.slice(0, inquiryLimits.subject) : undefined;
}
