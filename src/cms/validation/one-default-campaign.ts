import { titleAmong, type ContentText } from "../../content-model/content-text";
import { defaultCampaigns } from "../../content-model/default-campaign";
import type { AdminLanguage } from "../../content-model/field-info";
import { confirmOtherCampaign } from "../interface/campaign-dialog";
import { saveTexts } from "../interface/save-texts";
import { ToldRefusal } from "./refusal";

/**
 * The texts of the campaign that is no longer the default one when another becomes it, in every language.
 * @throws Refusal if the editor does not want that
 */
export async function withoutDefault(
  changed: readonly ContentText[],
  others: readonly ContentText[],
  language: AdminLanguage,
): Promise<ContentText[]> {
  const [chosen] = defaultCampaigns(changed);
  const former = chosen ? defaultCampaigns(others) : [];
  if (!chosen || former.length === 0) return [];
  const names = former.map(({ name }) => name);
  const titles = names.map((name) => titleAmong(language, name, others));
  const isMeant = await confirmOtherCampaign(titleAmong(language, chosen.name, changed), titles);
  if (!isMeant) throw new ToldRefusal(saveTexts[language].kept);
  return others
    .filter(({ name, data }) => names.includes(name) && data.default === true)
    .map((text) => ({ ...text, data: { ...text.data, default: false } }));
}
