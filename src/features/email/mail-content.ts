import type { Db, Tx } from '../../../db/client.ts';
import type { SecretBox } from '../../platform/secrets/secret-box.ts';
import type { Mail, Mailbox } from './mail.ts';
import type { MailFirm } from './mail-look.ts';
import type { MailPayload } from './queries.ts';
import type { EmailKind } from './rules.ts';

/** Dependencies for writing mails. */
export type MailSources = {
  db: Db;
  secrets: SecretBox;
  now: () => Date;
  publicUrl: string;
};

/** `stamp`: when the mail was put into the outbox. */
type MailContentInput = MailSources & MailPayload & { firm: MailFirm; stamp: Date };

export type MailContent = {
  /** Writes the mail from the current data; undefined if there is no longer a reason to send it. */
  write: (input: MailContentInput) => Promise<{ mail: Mail; replyTo?: Mailbox } | undefined>;
  /** Further writes in the transaction that marks the mail as sent. */
  onSent?: (tx: Tx, payload: MailPayload) => Promise<void>;
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
