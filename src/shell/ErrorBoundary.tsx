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

/** Shows what went wrong, and a way home, instead of a blank page when something on it throws. */
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

/** What a thrown value says of itself: the message of an error, the status text of a response, or a text. */
function messageOf(thrown: unknown): string {
  if (thrown instanceof Error) return thrown.message;
  if (typeof thrown === "string") return thrown;
  const statusText = (thrown as { readonly statusText?: unknown } | undefined)?.statusText;
  return typeof statusText === "string" ? statusText : JSON.stringify(thrown);
}
