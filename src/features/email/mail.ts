/** A mail as its template writes it; who sends and receives it is the envelope's business. */
export type Mail = {
  subject: string;
  text: string;
  html: string;
  /** What in the words must not be kept once the mail is sent, such as a code. */
  secret?: string;
  /** An iCalendar file, shown as an invitation and attached. */
  invitation?: { method: 'REQUEST' | 'CANCEL'; content: string };
  /** Where a mail program ends the subscription that this mail belongs to (RFC 8058). */
  unsubscribeUrl?: string;
};

export type Mailbox = { name: string; address: string };

/** A mail in its envelope. A repeated send carries the same Message-ID, so that mailboxes show one. */
export type OutgoingMail = {
  messageId: string;
  from: Mailbox;
  to: Mailbox;
  replyTo?: Mailbox;
  date: Date;
  mail: Mail;
};

/**
 * Hands a mail over to whatever delivers it; resolves when that has taken it, if there is another side, to
 * its own words. Throws a `MailFailure`.
 */
export type MailTransport = {
  /** Whether it only keeps mails on this machine, as the development mailbox does. */
  isCatcher?: true;
  send(message: OutgoingMail): Promise<unknown>;
  close(): void | Promise<void>;
};
