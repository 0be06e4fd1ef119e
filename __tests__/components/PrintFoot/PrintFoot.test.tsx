import { screen } from "@testing-library/react";
import { PrintFoot } from "../../../src/components/PrintFoot/PrintFoot";
import { languageCodes } from "../../setup/languages";
import { renderIn } from "../../setup/render";
import { translator } from "../../setup/translator";

const address = "https://tajuk.example/news/seagrass/";
const claim = (slug: string, source: Queries.PrintedSourceFragment["source"]) => ({
  ...{ slug, language: "en", contentLanguage: "en", figure: "5,000", title: "Hectares of seagrass", source },
});
const counted = claim("seagrass", { title: "A survey", address: "https://survey.example/2031" });
const ours = claim("ropes", { title: "Our own log", address: null });

describe.each(languageCodes)("in %s", (language) => {
  const t = translator(language);
  const words = () => screen.getAllByRole("listitem", { hidden: true }).map(({ textContent }) => textContent);

  it("names the source of each figure, with its address if it has one", () => {
    renderIn(language, <PrintFoot claims={[counted, ours]} address={address} />);
    expect(screen.getByText(t("share:print.sources"))).toBeInTheDocument();
    expect(words()).toEqual([
      "5,000 · Hectares of seagrass: A survey (https://survey.example/2031)",
      "5,000 · Hectares of seagrass: Our own log",
    ]);
    expect(screen.getByText(t("share:print.address", { address }))).toBeInTheDocument();
  });

  it("names no sources where there are no figures", () => {
    renderIn(language, <PrintFoot claims={[]} address={address} />);
    expect(screen.queryByText(t("share:print.sources"))).not.toBeInTheDocument();
    expect(screen.getByText(t("share:print.address", { address }))).toBeInTheDocument();
  });

  it("is not on screens", () => {
    renderIn(language, <PrintFoot claims={[counted]} address={address} />);
    expect(screen.getByText(t("share:print.address", { address }))).not.toBeVisible();
  });
});
