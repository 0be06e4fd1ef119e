import type { ButtonHTMLAttributes } from "react";
import { LocalizedLink, type LocalizedLinkProps } from "../../i18n/LocalizedLink";
import { buttonStyles, type ButtonLook } from "./Button.styles";

export interface ButtonProps extends ButtonLook, ButtonHTMLAttributes<HTMLButtonElement> {}

/** A button that does something on this page. */
export function Button({ tone, size, wide, type = "button", ...attributes }: ButtonProps) {
  return <button type={type} css={buttonStyles({ tone, size, wide })} {...attributes} />;
}

export interface ButtonLinkProps extends ButtonLook, LocalizedLinkProps {}

/** A link styled as a button. */
export function ButtonLink({ tone, size, wide, ...link }: ButtonLinkProps) {
  return <LocalizedLink css={buttonStyles({ tone, size, wide })} {...link} />;
}
