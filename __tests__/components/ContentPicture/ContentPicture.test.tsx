import { screen } from "@testing-library/react";
import { ContentPicture } from "../../../src/components/ContentPicture/ContentPicture";
import { pictureFile } from "../../setup/pictures";
import { renderIn } from "../../setup/render";

const picture = { src: pictureFile("ridge"), alt: "A ridge at sunrise", focus: "44% 50%" };

it("shows an editor's picture with its words and the point to keep in view", () => {
  renderIn("en", <ContentPicture picture={picture} sizes="50vw" />);
  const image = screen.getByRole("img", { name: "A ridge at sunrise" });
  expect(image).toHaveStyle({ objectPosition: "44% 50%" });
});

it("shows nothing where the file is no picture that can be resized", () => {
  const { container } = renderIn(
    "en",
    <ContentPicture picture={{ ...picture, src: { childImageSharp: null } }} sizes="50vw" />,
  );
  expect(container).toBeEmptyDOMElement();
});
