import type { Mail, Mailbox } from './mail.ts';
import type { MailContents, MailSources } from './mail-content.ts';
import { getMailFirm, type MailFirm } from './mail-look.ts';
import type { MailPayload } from './queries.ts';
import type { EmailKind } from './rules.ts';
import { findMailTexts } from './texts/queries.ts';

export type WrittenMail = { mail: Mail; firm: MailFirm; replyTo?: Mailbox };

/** Writes a mail from the current data, or a test mail; undefined if there is no longer a reason to send it. */
export async function writeMail(
  { mailContents, ...sources }: MailSources & { mailContents: MailContents },
  { kind, payload, createdAt }: { kind: EmailKind; payload: MailPayload; createdAt: Date },
): Promise<WrittenMail | undefined> {
  const [firm, texts] = await Promise.all([
    getMailFirm(sources.db),
    findMailTexts(sources.db, kind),
  ]);
  const { sampleTexts } = payload;
  if (sampleTexts) {
    const { publicUrl } = sources;
    const mail = mailContents[kind].sample({ firm, publicUrl, texts: sampleTexts });
    return { mail: { ...mail, subject: `Test: ${mail.subject}` }, firm };
  }
  const written = await mailContents[kind].write({
    ...sources,
    ...payload,
    firm,
    texts,
    stamp: createdAt,
  });
  return written && { ...written, firm };
}
