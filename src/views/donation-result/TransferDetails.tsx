import { css } from "@emotion/react";
import { Button } from "../../components/Button/Button";
import type { Payment } from "../../domain/contract/payment-answers";
import { formatMoney, type Money } from "../../domain/money";
import { sumOf } from "../../domain/payment-result";
import { useI18n } from "../../i18n/I18nContext";
import { actions, small } from "../../theme/mixins";
import { factList } from "../../theme/patterns";
import { useCopy } from "./useCopy";

const facts = css`
  ${factList};
  width: 100%;
`;

/** On white with a quiet zone, as cameras need it, in the dark colour scheme, too. */
const qris = css`
  width: min(100%, 20rem);
  height: auto;
  padding: 0.75rem;
  background: #fff;
`;

export interface TransferDetailsProps {
  readonly payment: Payment;
}

/** Where an awaited transfer goes, its exact sum and message, and what happens after it. */
export function TransferDetails({ payment }: TransferDetailsProps) {
  const { t, language } = useI18n();
  const { said, copy } = useCopy();
  const { account, reference, kind } = payment;
  const { sum, chosen, code } = sumOf(payment);
  const money = (amount: Money) => formatMoney(amount, language);
  const copyButton = (words: "copyNumber" | "copySum" | "copyMessage", value: string) => (
    <Button tone="line" size="small" onClick={() => copy(value)}>
      {t(`server:transfer.${words}`)}
    </Button>
  );
  const parts = t("server:transfer.code", { chosen: money(chosen), code: money(code) });
  const rows = [
    ...(["bank", "number", "holder"] as const).flatMap((name) =>
      account?.[name] ? [[name, account[name]] as const] : [],
    ),
    ["sum", `${money(sum)} (${parts})`],
    // a static QRIS code takes no message
    ...(account?.number ? [["message", reference] as const] : []),
  ] as const;
  return (
    <>
      <dl css={facts}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{t(`server:transfer.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div css={actions}>
        {account?.number ? copyButton("copyNumber", account.number.replaceAll(/\D/g, "")) : null}
        {copyButton("copySum", String(sum.minor))}
        {account?.number ? copyButton("copyMessage", reference) : null}
      </div>
      <p css={small} role="status">
        {said}
      </p>
      {account?.number ? <p css={small}>{t("server:transfer.messageHelps")}</p> : null}
      {account?.qris ? (
        <>
          <p>{t(account.number ? "server:transfer.qrisHow" : "server:transfer.qrisOnly")}</p>
          <img css={qris} src={account.qris} alt={t("server:transfer.qris", { holder: account.holder })} />
          <a href={account.qris} download>
            {t("server:transfer.saveQris")}
          </a>
        </>
      ) : null}
      <p>{t("server:transfer.confirmed")}</p>
      {kind === "purchase" ? <p>{t("server:transfer.goods")}</p> : null}
    </>
  );
}
