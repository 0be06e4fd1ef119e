import { Component, type ReactNode } from "react";
import type { Translate } from "../i18n/keys";
import { ErrorView } from "./ErrorView";

export interface ErrorBoundaryProps {
  /** Path of the home page in the reader's language. */
  readonly home: string;
  readonly t: Translate;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly error: unknown;
}

/** Shows the error and a link home, instead of a blank page, when a component throws. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: null };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { error };
  }

  override render(): ReactNode {
    const { home, t, children } = this.props;
    const { error } = this.state;
    if (error === null) return children;
    return <ErrorView message={messageOf(error)} home={home} t={t} />;
  }
}

/** Message of a thrown value: an error's message, a response's status text, a string as it is, else JSON. */
function messageOf(thrown: unknown): string {
  if (thrown instanceof Error) return thrown.message;
  if (typeof thrown === "string") return thrown;
  const statusText = (thrown as { readonly statusText?: unknown } | undefined)?.statusText;
  return typeof statusText === "string" ? statusText : JSON.stringify(thrown);
}
