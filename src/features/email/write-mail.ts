import type { Mail, Mailbox } from './mail.ts';
import type { MailContents, MailSources } from './mail-content.ts';
import { getMailFirm, type MailFirm } from './mail-look.ts';
import type { MailPayload } from './queries.ts';
import type { EmailKind } from './rules.ts';

export type WrittenMail = { mail: Mail; firm: MailFirm; replyTo?: Mailbox };

/** Writes a mail from the current data; undefined if there is no longer a reason to send it. */
export async function writeMail(
  { mailContents, ...sources }: MailSources & { mailContents: MailContents },
  { kind, payload, createdAt }: { kind: EmailKind; payload: MailPayload; createdAt: Date },
): Promise<WrittenMail | undefined> {
  const firm = await getMailFirm(sources.db);
  const written = await mailContents[kind].write({
    ...sources,
    ...payload,
    firm,
    stamp: createdAt,
  });
  return written && { ...written, firm };
}
