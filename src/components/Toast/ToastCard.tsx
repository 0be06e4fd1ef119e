import { Action, Close, Description, Root, Title } from "@radix-ui/react-toast";
import CircleCheck from "lucide-react/icons/circle-check";
import X from "lucide-react/icons/x";
import { useI18n } from "../../i18n/I18nContext";
import { iconButton, textAction } from "../Button/Button.styles";
import type { Toast } from "./toast-store";
import * as styles from "./ToastRegion.styles";

export interface ToastCardProps {
  readonly toast: Toast;
  readonly onDismiss: () => void;
}

/** A toast, which can be acted on, swiped away or dismissed. */
export function ToastCard({ toast, onDismiss }: ToastCardProps) {
  const { t } = useI18n();
  const { title, description, action, open } = toast;
  return (
    <Root
      css={styles.card}
      open={open}
      onOpenChange={(stays) => !stays && onDismiss()}
      // it can be focused, and an item of a list has no name of its own
      aria-label={title}
    >
      <CircleCheck aria-hidden="true" />
      <Title css={styles.title}>{title}</Title>
      {description ? <Description css={styles.description}>{description}</Description> : null}
      {action ? (
        <Action css={[textAction, styles.action]} altText={action.altText} onClick={action.onSelect}>
          {action.label}
        </Action>
      ) : null}
      <Close css={[iconButton, styles.close]} aria-label={t("common:toast.dismiss")}>
        <X aria-hidden="true" />
      </Close>
    </Root>
  );
}
