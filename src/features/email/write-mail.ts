import { readLanguage } from '../../platform/languages/client-language.ts';
import { plainText } from '../../platform/languages/marked-text-rules.ts';
import type { Mail, Mailbox } from './mail.ts';
import type { MailContents, MailSources } from './mail-content.ts';
import { getMailFirm, type MailFirm } from './mail-look.ts';
import type { OutboxEmail } from './queries.ts';
import { readReceiverPreferences } from './receiver-preferences.ts';
import { statementsOf } from './templates/layout.ts';
import { findMailTexts } from './texts/translatable.ts';

/** `isRefused`: the receiver does not want e-mail, so the mail must not be sent. */
export type WrittenMail = { mail: Mail; firm: MailFirm; isRefused: boolean; replyTo?: Mailbox };

/** Writes a mail from the current data, or a test mail; undefined if there is no longer a reason to send it. */
export async function writeMail(
  { mailContents, ...sources }: MailSources & { mailContents: MailContents },
  email: Pick<OutboxEmail, 'kind' | 'payload' | 'toEmail' | 'createdAt'>,
): Promise<WrittenMail | undefined> {
  const { kind, payload, createdAt } = email;
  const { db } = sources;
  const language = readLanguage(await mailContents[kind].language?.(db, payload));
  const [firm, texts, { isRefused, wording }] = await Promise.all([
    getMailFirm(db, sources.publicUrl, language),
    findMailTexts(db, kind, language),
    readReceiverPreferences({ db, mailContents }, email),
  ]);
  const { sampleTexts } = payload;
  if (sampleTexts) {
    const { publicUrl } = sources;
    const mail = withStatements(
      mailContents[kind].sample({ firm, publicUrl, texts: sampleTexts }),
      firm,
    );
    return { mail: { ...mail, subject: `Test: ${mail.subject}` }, firm, isRefused };
  }
  const written = await mailContents[kind].write({
    ...sources,
    ...payload,
    firm,
    texts,
    wording,
    stamp: createdAt,
  });
  return written && { ...written, mail: withStatements(written.mail, firm), firm, isRefused };
}

/** The statements of the firm at the end of the plain text; those of the HTML are in its layout. */
function withStatements(mail: Mail, firm: MailFirm): Mail {
  const statements = statementsOf(firm);
  return statements.length === 0
    ? mail
    : { ...mail, text: `${mail.text}\n\n${statements.map(plainText).join('\n')}` };
}
