import { screen } from "@testing-library/react";
import { SectionGate } from "../../../src/components/Maintenance/SectionGate";
import { renderIn } from "../../setup/render";

const content = <p>The section itself</p>;

it("shows the section while its switch is off", () => {
  renderIn("en", <SectionGate state={{ underMaintenance: false, message: "Soon." }}>{content}</SectionGate>);
  expect(screen.getByText("The section itself")).toBeInTheDocument();
  expect(screen.queryByRole("heading")).not.toBeInTheDocument();
});

it.each([
  ["en", "Under Construction"],
  ["id", "Sedang Dalam Perbaikan"],
] as const)("says in %s that the section is under maintenance, with its own message", (language, heading) => {
  renderIn(
    language,
    <SectionGate state={{ underMaintenance: true, message: "Soon." }}>{content}</SectionGate>,
  );
  expect(screen.getByRole("heading", { level: 3, name: heading })).toBeInTheDocument();
  expect(screen.getByText("Soon.")).toBeInTheDocument();
  expect(screen.queryByText("The section itself")).not.toBeInTheDocument();
});

it.each([
  ["en", "This section is being updated."],
  ["id", "Bagian ini sedang diperbarui."],
] as const)("has a message in %s for a section without one", (language, message) => {
  renderIn(language, <SectionGate state={{ underMaintenance: true, message: null }}>{content}</SectionGate>);
  expect(screen.getByText(message)).toBeInTheDocument();
});
