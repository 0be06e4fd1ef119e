import { requestedSubject } from "../../domain/inquiry-fields";
import { useAddress } from "../address/useAddress";

/**
 * The subject that a link to the contact form names: `/?subject=General%20Inquiry#contact`. Undefined until
 * hydration.
 */
export function useRequestedSubject(): string | undefined {
  return useAddress(() => requestedSubject(location.search), undefined);
}
