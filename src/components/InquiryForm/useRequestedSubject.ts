import { inquiryLimits } from "../../content-model/inquiry-fields";
import { useAddress } from "../address/useAddress";

/**
 * What a link to the contact form says that the inquiry is about: `/?subject=General%20Inquiry#contact`.
 * Not known until scripts run.
 */
export function useRequestedSubject(): string | undefined {
  return useAddress(requestedSubject, undefined);
}

function requestedSubject(): string | undefined {
  const subject = new URLSearchParams(location.search).get("subject")?.trim();
  return subject ? subject.slice(0, inquiryLimits.subject) : undefined;
}
