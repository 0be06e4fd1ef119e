import Share2 from "lucide-react/icons/share-2";
import { useI18n } from "../../i18n/I18nContext";
import { useInBrowser } from "../useInBrowser";
import * as styles from "./ShareLinks.styles";

export interface DeviceShareProps {
  readonly title: string;
  /** Absolute address of the page. */
  readonly address: string;
}

const canShare = () => typeof navigator.share === "function";

/** Opens the device's own sharing menu, where there is one. */
export function DeviceShare({ title, address }: DeviceShareProps) {
  const { t } = useI18n();
  const available = useInBrowser(canShare, false);
  if (!available) return null;
  const share = async () => {
    try {
      await navigator.share({ title, url: address });
    } catch {
      // The visitor closed the menu without choosing: nothing to say.
    }
  };
  return (
    <li>
      <button type="button" css={styles.action} onClick={() => void share()}>
        <Share2 aria-hidden="true" />
        {t("share:native")}
      </button>
    </li>
  );
}
