import { createTransport } from "nodemailer";

/** A plain-text message. Names and subjects may contain anything: they are encoded, never pasted. */
export interface MailMessage {
  readonly from: string;
  readonly to: readonly string[];
  readonly replyTo?: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  /** The same for every attempt, so that a mailbox recognises what arrives twice. */
  readonly messageId: string;
  readonly date: Date;
  /** `Auto-Submitted`: keeps holiday replies from answering. */
  readonly automatic: "auto-generated" | "auto-replied";
}

/** Why a mail server did not take a message. */
export class MailError extends Error {
  override readonly name = "MailError";

  /**
   * @param code `ECONNECTION`, `EENVELOPE`, … for the log; the server's words stay out, they quote addresses
   * @param isPermanent the server will refuse this message again
   * @param isServerDown the next message would fail too
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
   * Returns when the server has taken the message.
   *
   * @throws {MailError} when it has not, or did not say so
   */
  send(message: MailMessage): Promise<void>;
}

/** Milliseconds that each step of talking to the mail server may take. */
export interface MailTimeouts {
  readonly connectionTimeout: number;
  readonly greetingTimeout: number;
  readonly socketTimeout: number;
}

const patient: MailTimeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** A mailer for an address such as `smtps://user:password@mail.example.org`. */
export function createMailer(smtpUrl: string, timeouts: MailTimeouts = patient): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    ...timeouts,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ automatic, to, replyTo, ...message }) {
      try {
        await transport.sendMail({
          ...message,
          ...(replyTo && { replyTo }),
          to: [...to],
          headers: { "Auto-Submitted": automatic, "X-Auto-Response-Suppress": "All" },
        });
      } catch (error) {
        throw toMailError(error);
      }
    },
  };
}

function toMailError(error: unknown): MailError {
  const { code, responseCode } = error as { readonly code?: unknown; readonly responseCode?: unknown };
  const name = typeof code === "string" ? code : "EUNKNOWN";
  const isAnswer = typeof responseCode === "number";
  const aboutMessage = isAnswer && (name === "EENVELOPE" || name === "EMESSAGE");
  return new MailError(name, aboutMessage && responseCode >= 500, !aboutMessage);
}
