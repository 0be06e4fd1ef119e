import { createTransport } from "nodemailer";
import { second } from "../../domain/durations";

/** A message, as plain text and perhaps as HTML with the same words. Names and subjects may contain anything: the mail library encodes them. */
export interface MailMessage {
  readonly from: string;
  readonly to: readonly string[];
  readonly replyTo?: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** The same for every attempt, so that mailboxes recognise duplicates. */
  readonly messageId: string;
  readonly date: Date;
  /** Value of the `Auto-Submitted` header, which suppresses out-of-office replies. */
  readonly automatic: "auto-generated" | "auto-replied";
}

/** Thrown when the mail server did not accept a message. */
export class MailError extends Error {
  override readonly name = "MailError";

  /**
   * @param code `ECONNECTION`, `EENVELOPE`, … for the log, without the server's text, which quotes addresses
   * @param isPermanent whether the server will refuse this message again
   * @param isServerDown whether the next message would fail too
   */
  constructor(
    readonly code: string,
    readonly isPermanent: boolean,
    readonly isServerDown: boolean,
  ) {
    super(`The mail server did not take a message: ${code}`);
  }
}

export interface Mailer {
  /**
   * Resolves when the server has accepted the message, for one of its recipients at least, with those that it refused.
   *
   * @throws {MailError} if the server refused the message or did not confirm it
   */
  send(message: MailMessage): Promise<readonly string[]>;
}

/** Timeouts of each step of an SMTP session, and how long it stays open for the next message, in milliseconds. */
export interface MailTimeouts {
  readonly connectionTimeout: number;
  readonly greetingTimeout: number;
  readonly socketTimeout: number;
  readonly idleTimeout: number;
}

const patient: MailTimeouts = {
  connectionTimeout: 10 * second,
  greetingTimeout: 10 * second,
  socketTimeout: 30 * second,
  idleTimeout: second,
};

/**
 * Creates a mailer for an SMTP URL such as `smtps://user:password@mail.example.org`. Up to 100 messages that follow
 * each other share one connection.
 */
export function createMailer(smtpUrl: string, timeouts: MailTimeouts = patient): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    ...timeouts,
    pool: true,
    maxConnections: 1,
    maxMessages: 100,
    // whether a message is sent again is decided here, by the outbox
    maxRequeues: 0,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ automatic, to, replyTo, ...message }) {
      try {
        const { rejected } = await transport.sendMail({
          ...message,
          subject: asTyped(message.subject),
          ...(replyTo && { replyTo: { ...replyTo, name: asTyped(replyTo.name) } }),
          to: [...to],
          headers: { "Auto-Submitted": automatic, "X-Auto-Response-Suppress": "All" },
        });
        return rejected;
      } catch (error) {
        throw toMailError(error);
      }
    },
  };
}

/** Keeps what was typed from being read as an encoded word of a header, `=?utf-8?b?…?=`. */
const asTyped = (text: string) => text.replaceAll("=?", "= ?");

function toMailError(error: unknown): MailError {
  const { code, responseCode, command } = error as Readonly<Record<string, unknown>>;
  const name = typeof code === "string" ? code : "EUNKNOWN";
  const aboutMessage = name === "EENVELOPE" || name === "EMESSAGE";
  // without an answer of the server, the library itself refused the addresses, and will again
  const isFinal = typeof responseCode !== "number" || responseCode >= 500;
  // MAIL_FROM may be mended
  const isAboutSender = command === "MAIL FROM";
  return new MailError(name, aboutMessage && isFinal && !isAboutSender, !aboutMessage);
}
