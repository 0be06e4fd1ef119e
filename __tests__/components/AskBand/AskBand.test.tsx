import { screen, within } from "@testing-library/react";
import { AskBand } from "../../../src/components/AskBand/AskBand";
import { renderIn } from "../../setup/render";

it.each([
  ["en", "Donate", "/donate/"],
  ["id", "Donasi", "/id/donate/"],
] as const)("asks in %s for a donation", (language, donate, path) => {
  renderIn(language, <AskBand title="A seedling needs a carrier." />);
  const band = screen.getByRole("region", { name: "A seedling needs a carrier." });
  expect(within(band).getByRole("link", { name: donate })).toHaveAttribute("href", path);
});

it("may lead to a campaign, with an introduction and a further link", () => {
  renderIn(
    "en",
    <AskBand title="Wet peat" lead="One block at a time." to="/donate/peat-rewetting/">
      <a href="/#contact">Partner with us</a>
    </AskBand>,
  );
  expect(screen.getByText("One block at a time.")).toBeInTheDocument();
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toEqual(["/donate/peat-rewetting/", "/#contact"]);
});
