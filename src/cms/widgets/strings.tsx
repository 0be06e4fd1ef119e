import type { InterfaceString } from "../../content-model/interface-strings";
import type { ControlProps, DecapCms } from "../decap-cms";

/** The form's strings as Decap holds them: an immutable list of maps. */
interface StringList {
  toJS(): readonly InterfaceString[];
  setIn(path: readonly [number, "text"], text: string): StringList;
}

/** Registers the widget for interface strings under a name. */
export function registerStringsWidget(CMS: DecapCms, name: string): void {
  CMS.registerWidget(name, StringsControl);
}

/** One text box per string, labelled with its key, and its placeholders below. */
export function StringsControl({ value, onChange, forID, classNameWrapper }: ControlProps) {
  const list = value as StringList | undefined;
  return (
    <div id={forID} className={classNameWrapper}>
      {list?.toJS().map(({ key, text, placeholders }, index) => {
        const id = `${forID}-${key}`;
        return (
          <p key={key} className="tajuk-string">
            <label htmlFor={id}>{key}</label>
            <textarea
              id={id}
              value={text}
              rows={Math.ceil((text.length + 1) / 60)}
              aria-describedby={placeholders.length > 0 ? `${id}-placeholders` : undefined}
              onChange={(event) => onChange(list.setIn([index, "text"], event.target.value))}
            />
            {placeholders.length > 0 && (
              <small id={`${id}-placeholders`}>{placeholders.map((name) => `{{${name}}}`).join(" ")}</small>
            )}
          </p>
        );
      })}
    </div>
  );
}
