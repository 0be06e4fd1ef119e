import donate from "@content/pages/donate.json";
import giving from "@content/settings/giving.json";
import site from "@content/settings/site.json";
import { donations } from "../../content-model/donations";
import { donatePage } from "../../content-model/pages/donate";
import { DonateView } from "../../views/donate/DonateView";
import { copyIn } from "./copy-in";
import type { PreviewProps } from "./preview-props";
import { queried } from "./queried";
import { useEntry } from "./useEntry";

/** A campaign as its page will show it. */
export function DonationPreview(props: PreviewProps) {
  const { locale } = props;
  const campaign = useEntry(donations.schema, props);
  const copy = queried(donatePage.schema, copyIn(donate, locale), props);
  return (
    <DonateView
      campaign={campaign}
      project={null}
      copy={copy}
      giving={copyIn(giving, locale)}
      organisation={copyIn(site, locale)}
      campaigns={[]}
      address=""
    />
  );
}
