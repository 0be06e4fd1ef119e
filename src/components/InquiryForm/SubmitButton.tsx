import type { ReactNode } from "react";
import { useI18n } from "../../i18n/I18nContext";
import { Button } from "../Button/Button";

export interface SubmitButtonProps {
  readonly sending: boolean;
  readonly children: ReactNode;
}

/** The submit button of a form. While sending it says so and keeps focus, since it is not `disabled`. */
export function SubmitButton({ sending, children }: SubmitButtonProps) {
  const { t } = useI18n();
  return (
    <Button type="submit" aria-disabled={sending || undefined}>
      {sending ? t("forms:inquiry.sending") : children}
    </Button>
  );
}
