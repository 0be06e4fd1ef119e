import type { InterfaceString } from "../../content-model/interface-strings";
import { languageCodes, type Language } from "../../domain/languages";
import { stringsName } from "../config/config";
import type { ControlProps, DecapCms } from "../decap-cms";
import { textPath } from "../decap-entry";

/** The form's strings as Decap holds them: an immutable list of maps. */
interface StringList {
  toJS(): readonly InterfaceString[];
  setIn(path: readonly [number, "text"], text: string): StringList;
}

/** Registers the widget for interface strings under a name. */
export function registerStringsWidget(CMS: DecapCms, name: string): void {
  CMS.registerWidget(name, StringsControl);
}

/**
 * One text box per string, labelled with its words in another language, and its placeholders below. A string that no
 * other language has is labelled with the words that it has itself.
 */
export function StringsControl(props: ControlProps) {
  const { value, onChange, forID, classNameWrapper } = props;
  const list = value as StringList | undefined;
  const others = otherWords(props);
  return (
    <div id={forID} className={classNameWrapper}>
      {list?.toJS().map(({ key, text, placeholders }, index) => {
        const id = `${forID}-${key}`;
        return (
          <p key={key} className="tajuk-string">
            <Label htmlFor={id} {...(others.get(key) ?? { words: text })} />
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

interface Words {
  readonly words: string;
  readonly language?: Language;
}

/** The words of the other languages by key, the first language that has some. */
function otherWords({ entry, locale }: ControlProps): ReadonlyMap<string, Words> {
  const others = languageCodes.filter((code) => code !== locale).toReversed();
  return new Map(
    others.flatMap((language) => {
      const list = entry?.getIn([...textPath(language), stringsName]) as StringList | undefined;
      return (list?.toJS() ?? []).map(({ key, text }) => [key, { words: text, language }] as const);
    }),
  );
}

function Label({ htmlFor, words, language }: Words & { readonly htmlFor: string }) {
  return (
    <label htmlFor={htmlFor} lang={language}>
      {words}
    </label>
  );
}
