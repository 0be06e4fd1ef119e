import { createContext, useContext, useEffect, useState, type ComponentType } from "react";
import { picturePath } from "../../content-model/field";
import type { ControlProps, DecapCms } from "../decap-cms";

/** Address of the picture that the fields around a widget belong to; empty while there is none. */
export const ChosenPicture = createContext("");

/**
 * Makes Decap's groups tell the fields of a picture which picture that is, since fields know only themselves; and
 * makes its picture field show a picture that is loaded later than the form.
 */
export function registerPictureGroup(CMS: DecapCms): void {
  const object = CMS.getWidget("object");
  CMS.registerWidget("object", tellingPicture(object.control), object.preview, object.schema);
  const image = CMS.getWidget("image");
  CMS.registerWidget("image", renewedWithPicture(image.control), image.preview, image.schema);
}

function tellingPicture(Group: ComponentType<ControlProps>) {
  return function PictureGroup(props: ControlProps) {
    const [address, setAddress] = useState("");
    // whenever Decap renders: when a picture is loaded, its path is still the same
    useEffect(() => {
      const { value, getAsset } = props;
      const src = (value as { get?: (name: string) => unknown } | undefined)?.get?.("src");
      const isPicture = typeof src === "string" && picturePath.regex.test(src);
      setAddress(isPicture ? getAsset(src).toString() : "");
    }, [props]);
    return (
      <ChosenPicture.Provider value={address}>
        <Group {...props} />
      </ChosenPicture.Provider>
    );
  };
}

function renewedWithPicture(Image: ComponentType<ControlProps>) {
  return function RenewedImage(props: ControlProps) {
    return <Image key={useContext(ChosenPicture)} {...props} />;
  };
}
