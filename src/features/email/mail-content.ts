import type { Db, Tx } from '../../../db/client.ts';
import type { SecretBox } from '../../platform/secrets/secret-box.ts';
import type { Mail, Mailbox } from './mail.ts';
import type { MailFirm } from './mail-look.ts';
import type { MailPayload } from './queries.ts';
import type { EmailKind } from './rules.ts';

/** What mails are written with. */
export type MailSources = {
  db: Db;
  secrets: SecretBox;
  now: () => Date;
  publicUrl: string;
};

/** `stamp`: when the mail was put into the outbox. */
type MailContentInput = MailSources & MailPayload & { firm: MailFirm; stamp: Date };

export type MailContent = {
  /** Writes the mail from what it is about as that is now; undefined if there is no longer a reason to send it. */
  write: (input: MailContentInput) => Promise<{ mail: Mail; replyTo?: Mailbox } | undefined>;
  /** What else is written down with the note that the mail was sent, in the same transaction. */
  onSent?: (tx: Tx, payload: MailPayload) => Promise<void>;
};

/** What every kind of mail says. */
export type MailContents = Readonly<Record<EmailKind, MailContent>>;

/** Who a mail to the firm is answered to. */
export const mailboxOf = ({
  firstName,
  lastName,
  email,
}: Record<'firstName' | 'lastName' | 'email', string>): Mailbox => ({
  name: `${firstName} ${lastName}`,
  address: email,
});
