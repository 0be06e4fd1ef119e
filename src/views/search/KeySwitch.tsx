import { css } from "@emotion/react";
import { useSyncExternalStore } from "react";
import { searchKeySwitch } from "../../domain/search";
import { useI18n } from "../../i18n/I18nContext";
import { screenOnly, scripted, small } from "../../theme/mixins";

const choice = css`
  ${scripted};
  ${screenOnly};
  ${small};
  label {
    display: inline-flex;
    align-items: center;
    gap: 0.6rem;
    min-height: var(--tap);
    color: var(--text-muted);
  }
  input {
    width: 1.25rem;
    height: 1.25rem;
    accent-color: var(--primary);
  }
  @media (hover: none) {
    display: none;
  }
`;

const changed = "searchkeychange";

/** Switches the `/` key off and on: people who speak to their computer may press it unintentionally. */
export function KeySwitch() {
  const { t } = useI18n();
  const isOn = useSyncExternalStore(subscribe, readSwitch, () => true);
  return (
    <p css={choice}>
      <label>
        <input type="checkbox" checked={isOn} onChange={({ target }) => writeSwitch(target.checked)} />
        {t("search:key")}
      </label>
    </p>
  );
}

function subscribe(notify: () => void): () => void {
  addEventListener(changed, notify);
  return () => removeEventListener(changed, notify);
}

/** If storage is blocked, the key is on. */
function readSwitch(): boolean {
  try {
    return localStorage.getItem(searchKeySwitch) !== "off";
  } catch {
    return true;
  }
}

function writeSwitch(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(searchKeySwitch);
    else localStorage.setItem(searchKeySwitch, "off");
  } catch {
    // nothing is remembered
  }
  dispatchEvent(new Event(changed));
}
