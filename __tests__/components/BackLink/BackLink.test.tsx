import { createEvent, fireEvent, screen } from "@testing-library/react";
import { BackLink } from "../../../src/components/BackLink/BackLink";
import { renderIn } from "../../setup/render";

const back = jest.fn();
const navigate = jest.fn();

beforeEach(() => {
  jest.clearAllMocks();
  // Gatsby's links navigate with this function, which its runtime sets.
  Object.assign(window, { ___navigate: navigate });
  jest.spyOn(history, "back").mockImplementation(back);
});

afterEach(() => {
  Reflect.deleteProperty(window, "navigation");
});

function comingFromTheSite(canGoBack: boolean) {
  Object.defineProperty(window, "navigation", { value: { canGoBack }, configurable: true });
}

function click(changes: MouseEventInit = {}) {
  const link = screen.getByRole("link", { name: "Back" });
  // jsdom cannot follow a link; the component's own handler runs before this one
  document.addEventListener("click", (event) => event.preventDefault(), { once: true });
  fireEvent(link, createEvent.click(link, { button: 0, ...changes }));
}

it("is a link to where it leads without a script", () => {
  renderIn("id", <BackLink to="/projects/">Back</BackLink>);
  expect(screen.getByRole("link")).toHaveAttribute("href", "/id/projects/");
});

it("returns to the page of the site that the reader came from", () => {
  comingFromTheSite(true);
  renderIn("en", <BackLink to="/" returning children="Back" />);
  click();
  expect(back).toHaveBeenCalledTimes(1);
  expect(navigate).not.toHaveBeenCalled();
});

it("follows its address for a reader who came from elsewhere", () => {
  comingFromTheSite(false);
  renderIn("en", <BackLink to="/" returning children="Back" />);
  click();
  expect(navigate).toHaveBeenCalledWith("/", expect.anything());
  expect(back).not.toHaveBeenCalled();
});

it("goes by the referrer in a browser without the Navigation API", () => {
  history.pushState({}, "", "/here/");
  jest.spyOn(document, "referrer", "get").mockReturnValue(`${location.origin}/there/`);
  renderIn("en", <BackLink to="/" returning children="Back" />);
  click();
  expect(back).toHaveBeenCalledTimes(1);
});

it("leaves a click that opens a new tab alone", () => {
  comingFromTheSite(true);
  renderIn("en", <BackLink to="/" returning children="Back" />);
  click({ ctrlKey: true });
  expect(navigate).not.toHaveBeenCalled();
  expect(back).not.toHaveBeenCalled();
});

it("always leads to its address unless it returns", () => {
  comingFromTheSite(true);
  renderIn("en", <BackLink to="/" children="Back" />);
  click();
  expect(navigate).toHaveBeenCalledWith("/", expect.anything());
  expect(back).not.toHaveBeenCalled();
});
