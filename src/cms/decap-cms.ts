import type { ComponentType } from "react";
import type { Fields } from "../domain/record";
import type { BackendMaker } from "./backend/decap-backend";
import type { DecapEntry } from "./decap-entry";
import type { FileFormat } from "./files/file-format";
import type { DecapPreviewProps } from "./preview/preview-props";

/** Words of Decap's interface, in groups. */
export interface Phrases {
  readonly [name: string]: string | Phrases;
}

/** The parts of Decap CMS's global that are used here. */
export interface DecapCms {
  init(options: { readonly config: object }): void;
  registerPreviewStyle(fileOrStyles: string, options?: { readonly raw: boolean }): void;
  registerPreviewTemplate(collection: string, preview: ComponentType<DecapPreviewProps>): void;
  registerLocale(language: string, phrases: object): void;
  getLocale(language: string): Phrases;
  registerCustomFormat(name: string, extension: string, format: FileFormat): void;
  registerWidget(
    name: string,
    control: ComponentType<ControlProps>,
    preview?: unknown,
    schema?: unknown,
  ): void;
  registerEditorComponent(component: { readonly id: string; readonly [option: string]: unknown }): void;
  registerRemarkPlugin(preset: object): void;
  registerEventListener(listener: {
    readonly name: "preSave" | "postSave" | "postPublish";
    readonly handler: (event: { entry: DecapEntry }) => Promise<void>;
  }): void;
  getBackend(name: string): BackendMaker;
  getWidget(name: string): {
    readonly control: ComponentType<ControlProps>;
    readonly preview?: unknown;
    readonly schema?: unknown;
  };
}

/** The fields of a value that Decap keeps as an immutable map; none of what is no map. */
export function plainFields(value: unknown): Fields {
  return (value as { toJS?: () => Fields } | undefined)?.toJS?.() ?? {};
}

/** Props of a field's widget that are used here; the others are passed on. */
export interface ControlProps {
  readonly value: unknown;
  /** Id for the input, which the field's label points to. */
  readonly forID: string;
  /** CSS class of Decap's inputs. */
  readonly classNameWrapper: string;
  /** The field's options in Decap's configuration: an immutable map. */
  readonly field?: {
    get(option: "label" | "collection"): string;
    get(option: "limit" | "min" | "max"): number | undefined;
    get(option: "isWhole"): boolean | undefined;
    get(option: "unit" | "unitIn"): string | undefined;
    get(option: "unless"): unknown;
    get(option: "i18n"): boolean | "duplicate" | undefined;
  };
  /** Whether the value is that of another language, where it is changed. */
  readonly isDisabled?: boolean;
  /** Whether it is that of a part of a text. Decap calls each of them new, also what a form is opened with. */
  readonly isNewEditorComponent?: boolean;
  /** The entry in the form, in all languages. */
  readonly entry?: Pick<DecapEntry, "getIn">;
  /** Code of the language of the form's column. */
  readonly locale?: string;
  /** Finds a picture by the path that entries use; its text is an address that the page can show. */
  readonly getAsset: (path: string) => { toString(): string };
  readonly onChange: (value: unknown, metadata?: object) => void;
  /** Decap's styles of a field that has the focus. */
  readonly setActiveStyle?: () => void;
  readonly setInactiveStyle?: () => void;
}
