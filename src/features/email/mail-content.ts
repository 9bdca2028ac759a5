import type { Db, Tx } from '../../../db/client.ts';
import type { SecretBox } from '../../platform/secrets/secret-box.ts';
import type { ContactPreferences, Wording } from '../contact-preferences/rules.ts';
import type { Mail, Mailbox } from './mail.ts';
import type { MailFailure } from './mail-failure.ts';
import type { MailFirm } from './mail-look.ts';
import type { MailOutcome } from './outcomes/rules.ts';
import type { MailPayload } from './queries.ts';
import type { EmailKind } from './rules.ts';
import type { MailTexts } from './texts/rules.ts';

/** Dependencies for writing mails. */
export type MailSources = {
  db: Db;
  secrets: SecretBox;
  now: () => Date;
  publicUrl: string;
};

/**
 * `firm`: its profile in the language of the mail. `texts`: the texts that staff edited for mails of the kind. `wording`: as the receiver has requested. `stamp`: when
 * the mail was put into the outbox.
 */
type MailContentInput = MailSources &
  MailPayload & { firm: MailFirm; texts: MailTexts | undefined; wording: Wording; stamp: Date };

/** The input for the sample of a mail. */
type MailSampleInput = {
  firm: MailFirm;
  publicUrl: string;
  /** The texts that staff edited for mails of the kind; the original texts if undefined. */
  texts?: MailTexts | undefined;
  /** The part whose text the facts of the sample must show; see `MailTextPart.when`. */
  part?: string | undefined;
  /** `named` by default. */
  wording?: Wording | undefined;
};

/**
 * The receiver of a kind of mail, which decides whether and how it may be sent. `firm`: the firm and its staff, who see
 * everything. `requester`: the person who entered the address in order to get this mail; its wording is neutral if a
 * record with the same address requests that. Otherwise a client: a function that reads the preferences of the record
 * that the mail is about, null if none are stated.
 */
export type MailReceiver =
  | 'firm'
  | 'requester'
  | ((db: Db, payload: MailPayload) => Promise<ContactPreferences | null>);

export type MailContent = {
  receiver: MailReceiver;
  /** The language in which the receiver has written to the firm, as stored; without it, mails are in the main one. */
  language?: (db: Db, payload: MailPayload) => Promise<string | null | undefined>;
  /** Writes the mail from the current data; undefined if there is no longer a reason to send it. */
  write: (input: MailContentInput) => Promise<{ mail: Mail; replyTo?: Mailbox } | undefined>;
  /**
   * The mail with sample facts, the same each time, for the archive of advertising: it stores what every kind of mail
   * says, without clients' data.
   */
  sample: (input: MailSampleInput) => Mail;
  /** Further writes in the transaction that records that the mail was accepted, or only caught here. */
  onSent?: (tx: Tx, payload: MailPayload, sent: SentOutcome) => Promise<void>;
  /** Further writes in the transaction that records a failed attempt. */
  onFailed?: (tx: Tx, payload: MailPayload, attempt: FailedAttempt) => Promise<void>;
  /** Further writes in the transaction that records that there was no longer a reason to send the mail. */
  onSkipped?: (tx: Tx, payload: MailPayload) => Promise<void>;
};

/** What happened to a mail that is not tried again, and when. */
type SentOutcome = { outcome: Extract<MailOutcome, 'accepted' | 'caught'>; at: Date };

/** An attempt that failed. `isFinal`: the mail is not tried again. */
export type FailedAttempt = {
  failure: MailFailure;
  isFinal: boolean;
  /** Pause before the first retry of a mail, in seconds. */
  firstPauseSeconds: number;
};

/** The content of every kind of mail. */
export type MailContents = Readonly<Record<EmailKind, MailContent>>;

/** The mailbox that replies to a mail to the firm go to. */
export const mailboxOf = ({
  firstName,
  lastName,
  email,
}: Record<'firstName' | 'lastName' | 'email', string>): Mailbox => ({
  name: `${firstName} ${lastName}`,
  address: email,
});
