import { createContext, useContext, useEffect, useState, type ComponentType } from "react";
import { picturePath } from "../../content-model/field";
import { plainFields, type ControlProps, type DecapCms } from "../decap-cms";
import { useNewPart } from "./use-new-part";

/** The picture of a group of fields. */
interface Chosen extends Partial<Pick<ControlProps, "getAsset">> {
  /** Empty while there is none; that of an empty one of Decap's while it is loaded. */
  readonly address: string;
  /** The addresses of all pictures of the group: a group may have several. */
  readonly all?: string;
}

/** What fields know of the picture that they belong to. */
export const ChosenPicture = createContext<Chosen>({ address: "" });

/**
 * Makes Decap's groups tell the fields of a picture which picture that is, since fields know only themselves; and
 * makes its picture field show a picture that is loaded later than the form.
 */
export function registerPictureGroup(CMS: DecapCms): void {
  const object = CMS.getWidget("object");
  CMS.registerWidget("object", tellingPicture(object.control), object.preview, object.schema);
  const image = CMS.getWidget("image");
  CMS.registerWidget("image", askingAgain(image.control), image.preview, image.schema);
}

function tellingPicture(Group: ComponentType<ControlProps>) {
  return function PictureGroup(props: ControlProps) {
    const [chosen, setChosen] = useState<Chosen>({ address: "" });
    useNewPart(props);
    // whenever Decap renders: when a picture is loaded, its path is still the same
    useEffect(() => {
      const { value, getAsset } = props;
      const fields = plainFields(value);
      const addressOf = (path: unknown) =>
        typeof path === "string" && picturePath.regex.test(path) ? getAsset(path).toString() : "";
      const address = addressOf(fields.src);
      const all = Object.values(fields).map(addressOf).join(" ");
      setChosen((known) => (known.all === all ? known : { address, all, getAsset: getAsset.bind(null) }));
    }, [props]);
    return (
      <ChosenPicture.Provider value={chosen}>
        <Group {...props} />
      </ChosenPicture.Provider>
    );
  };
}

/** Decap's field asks for its picture once; given another function to ask with, it asks again. */
function askingAgain(Image: ComponentType<ControlProps>) {
  return function AskingImage(props: ControlProps) {
    const { getAsset = props.getAsset } = useContext(ChosenPicture);
    return <Image {...props} getAsset={getAsset} />;
  };
}
