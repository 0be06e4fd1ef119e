import { formatAmount } from "../../domain/format";
import { toMoney, toPlainAmount } from "../../domain/money";
import { localizedPath } from "../../domain/paths";
import { messagePage } from "../html/message-page";
import { pageHeaders } from "../html/page";
import { htmlAnswer, jsonAnswer, refusalAnswer, retryAfter } from "../http/answer";
import { isForPeople } from "../http/fields";
import type { Handler } from "../http/request";
import { createTexts } from "../texts";
import { receivedFor } from "./campaign-sums";

/** `GET /api/campaigns?campaign=…`: what came in for a campaign, to scripts and, as a page, to people. */
export const handleCampaign: Handler = async (request, runtime) => {
  const limit = await runtime.limits.take("lookup", request.address);
  if (!limit.ok) return refusalAnswer(429, "rate_limited", retryAfter(limit.retryAfterSeconds));
  const campaign = runtime.siteData.campaigns.find(({ slug }) => slug === request.query.campaign);
  if (!campaign) return refusalAnswer(404, "unknown");
  const received = await receivedFor(campaign, runtime);
  if (!isForPeople(request))
    return jsonAnswer(200, { status: "ok", received: received && toPlainAmount(received) });
  const texts = createTexts(runtime.siteData, request.query.lang);
  const { title, goal, path } = campaign;
  const aim = goal && toMoney(goal.currency, goal.amount);
  const sentences =
    aim && received
      ? [
          texts.t("server:campaign.soFar", {
            received: formatAmount(received, texts.language),
            goal: formatAmount(aim, texts.language),
          }),
          ...(received.minor >= aim.minor ? [texts.t("server:campaign.reached")] : []),
        ]
      : [texts.t("server:campaign.unknown")];
  const link = { href: localizedPath(path, texts.language), text: texts.t("server:campaign.back") };
  const page = messagePage(runtime, texts, { heading: texts.of(title), paragraphs: sentences, link });
  return htmlAnswer(200, page, pageHeaders(runtime));
};
