import { useEffect, useRef, useState, type ComponentType } from "react";
import type { ControlProps, DecapCms } from "../decap-cms";

/** Makes Decap's rich text show what others write into it: the text of another language, a backup. */
export function registerMarkdownWidget(CMS: DecapCms): void {
  const markdown = CMS.getWidget("markdown");
  CMS.registerWidget("markdown", readingAnew(markdown.control), markdown.preview, markdown.schema);
}

/**
 * Wraps a widget that reads its value only once, so that it begins anew when the value becomes one that it has not
 * written itself. https://github.com/decaporg/decap-cms/issues/7507
 */
export function readingAnew(Control: ComponentType<ControlProps>) {
  return function ReadingControl({ onChange, ...props }: ControlProps) {
    const value = props.value ?? "";
    const [beginning, setBeginning] = useState(0);
    // what was written, the present value first: Decap may report several at once
    const written = useRef([value]);
    useEffect(() => {
      const place = written.current.indexOf(value);
      written.current = place < 0 ? [value] : written.current.slice(place);
      if (place < 0) setBeginning((count) => count + 1);
    }, [value]);
    const write: ControlProps["onChange"] = (next, metadata) => {
      written.current.push(next ?? "");
      onChange(next, metadata);
    };
    return <Control key={beginning} {...props} onChange={write} />;
  };
}
