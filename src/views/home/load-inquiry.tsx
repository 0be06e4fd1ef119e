import type { LoadDialog } from "../../components/Dialog/DialogLink";
import type { InquiryDialogProps } from "../../components/InquiryForm/InquiryDialog";

/** Returns the function that loads the inquiry dialog for a subject. */
export function loadInquiry(
  inquiry: Pick<InquiryDialogProps, "subject" | "resource" | "teamEmail">,
): LoadDialog {
  return async () => {
    const { InquiryDialog } = await import("../../components/InquiryForm/InquiryDialog");
    return (control) => <InquiryDialog {...inquiry} {...control} />;
  };
}
