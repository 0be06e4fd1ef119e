import { useState } from "react";
import { Button } from "../../components/Button/Button";
import { chosenPages, packParts, type PackChoice, type PackPart } from "../../domain/offline";
import { useI18n } from "../../i18n/I18nContext";
import { ChoiceFields } from "./ChoiceFields";
import * as styles from "./OfflineView.styles";
import { PackStatusLine } from "./PackStatusLine";
import { choiceSize, type FieldPackProps } from "./useFieldPack";

/** Lets visitors choose what to keep, with its size before the button that keeps it. */
export function FieldPack({ state }: FieldPackProps) {
  const { t, format, language } = useI18n();
  const { pack, status, keep } = state;
  const [wish, setWish] = useState<PackChoice>();
  const choice = wish ?? state.choice ?? { parts: packParts, languages: [language] };
  const isPressable = pack !== undefined && status !== "keeping" && choice.parts.length > 0;
  const size = choiceSize(pack, choice);

  const amountOf = (part?: PackPart) => {
    if (!pack) return "…";
    const always = { ...choice, parts: [] };
    const only = part ? { ...always, parts: [part] } : always;
    const count = chosenPages(pack, only).filter((page) => page.part === part).length;
    const bytes = choiceSize(pack, only) - (part ? choiceSize(pack, always) : 0);
    return t("offline:size", { count, size: format.fileSize(bytes) });
  };

  return (
    <section css={styles.choice} aria-labelledby="choose">
      <h2 id="choose">{t("offline:choose.title")}</h2>
      {pack || status === "loading" ? (
        <>
          <ChoiceFields choice={choice} amountOf={amountOf} onChoose={setWish} />
          <p css={styles.total}>
            <b>
              {pack
                ? t("offline:size", { count: chosenPages(pack, choice).length, size: format.fileSize(size) })
                : "…"}
            </b>{" "}
            {t("offline:choose.total")}
          </p>
          <Button
            aria-disabled={!isPressable || undefined}
            onClick={() => {
              if (isPressable) keep(pack, choice);
            }}
          >
            {t("offline:choose.keep")}
          </Button>
        </>
      ) : null}
      <PackStatusLine state={state} size={size} />
    </section>
  );
}
