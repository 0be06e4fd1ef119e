import { screen } from "@testing-library/react";
import { SectionGate } from "../../../src/components/Maintenance/SectionGate";
import { languageCodes } from "../../setup/languages";
import { renderIn } from "../../setup/render";
import { translator } from "../../setup/translator";

const content = <p>The section itself</p>;

it("shows the section while its switch is off", () => {
  renderIn("en", <SectionGate state={{ underMaintenance: false, message: "Soon." }}>{content}</SectionGate>);
  expect(screen.getByText("The section itself")).toBeInTheDocument();
  expect(screen.queryByRole("heading")).not.toBeInTheDocument();
});

it.each(languageCodes)(
  "says in %s that the section is under maintenance, with its own message",
  (language) => {
    const heading = translator(language)("home:maintenance.title");
    renderIn(
      language,
      <SectionGate state={{ underMaintenance: true, message: "Soon." }}>{content}</SectionGate>,
    );
    expect(screen.getByRole("heading", { level: 3, name: heading })).toBeInTheDocument();
    expect(screen.getByText("Soon.")).toBeInTheDocument();
    expect(screen.queryByText("The section itself")).not.toBeInTheDocument();
  },
);

it.each(languageCodes)("has a message in %s for a section without one", (language) => {
  renderIn(language, <SectionGate state={{ underMaintenance: true, message: null }}>{content}</SectionGate>);
  expect(screen.getByText(translator(language)("home:maintenance.message"))).toBeInTheDocument();
});
