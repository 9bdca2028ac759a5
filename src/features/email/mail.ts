import type { Wording } from '../contact-preferences/rules.ts';

/** A mail as its template writes it, without sender and receiver. */
export type Mail = {
  subject: string;
  text: string;
  html: string;
  /** How the mail is worded and its sender is named. */
  wording: Wording;
  /** A part of the text that must not be stored once the mail is sent, such as a code. */
  secret?: string;
  /** An iCalendar file, shown as an invitation and attached. */
  invitation?: { method: 'REQUEST' | 'CANCEL'; content: string };
  /** One-click unsubscribe address of the subscription that this mail belongs to (RFC 8058). */
  unsubscribeUrl?: string;
  /** Whether a person has written it to this receiver; all other mails are automatic. */
  isPersonal?: true;
  /** Message-IDs of the earlier mails of its thread, oldest first; the last one is the mail that it replies to. */
  answersTo?: readonly string[];
};

export type Mailbox = { name: string; address: string };

/** A mail with its sender and receiver. A repeated send has the same Message-ID, so that mailboxes show only one. */
export type OutgoingMail = {
  messageId: string;
  from: Mailbox;
  to: Mailbox;
  replyTo?: Mailbox;
  date: Date;
  mail: Mail;
};

/**
 * Delivers a mail; resolves when it was accepted, to the response of the mail server or provider if there is one.
 * Throws a `MailFailure`.
 */
export type MailTransport = {
  /** Whether it only stores mails on this machine, as the development mailbox does. */
  isCatcher?: true;
  /** The name of the mail server or of the provider, for staff. */
  serverName?: string;
  send(message: OutgoingMail): Promise<string | undefined>;
  close(): void | Promise<void>;
};
