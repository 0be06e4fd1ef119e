import { screen, within } from "@testing-library/react";
import { AskBand } from "../../../src/components/AskBand/AskBand";
import { localizedPath } from "../../../src/domain/paths";
import { languageCodes } from "../../setup/languages";
import { renderIn } from "../../setup/render";
import { translator } from "../../setup/translator";

it.each(languageCodes)("asks in %s for a donation", (language) => {
  renderIn(language, <AskBand title="A float needs a rope." />);
  const band = within(screen.getByRole("region", { name: "A float needs a rope." }));
  const donate = band.getByRole("link", { name: translator(language)("common:donate") });
  expect(donate).toHaveAttribute("href", localizedPath("/donate/", language));
});

it("may lead to a campaign, with an introduction and a further link", () => {
  renderIn(
    "en",
    <AskBand title="Turtles" lead="One night at a time." to="/donate/turtle-nights/">
      <a href="/#contact">Ask us</a>
    </AskBand>,
  );
  expect(screen.getByText("One night at a time.")).toBeInTheDocument();
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toEqual(["/donate/turtle-nights/", "/#contact"]);
});
