import type { Db } from '../../../db/client.ts';
import type { MailContents } from '../email/mail-content.ts';
import { getMailFirm } from '../email/mail-look.ts';
import { EMAIL_KINDS, type EmailKind } from '../email/rules.ts';
import { definitionOf, isMailTextKind } from '../email/texts/kinds/rules.ts';
import { findAllMailTexts } from '../email/texts/queries.ts';
import { mailCopy } from './mail-copy.ts';
import type { Copy } from './record-copies.ts';

/**
 * Every kind of mail, written with sample facts; the title of the document is the subject. A mail whose opening depends
 * on the facts has a sample for each opening, such as `mail:booking_confirmed/openingRemote`.
 */
export async function sampleMails(
  db: Db,
  mailContents: MailContents,
  publicUrl: string,
): Promise<Copy[]> {
  const [firm, rows] = await Promise.all([getMailFirm(db, publicUrl), findAllMailTexts(db)]);
  const edited = new Map(rows.map(({ kind, texts }) => [kind, texts]));
  return EMAIL_KINDS.flatMap((kind) =>
    [undefined, ...otherOpenings(kind)].map((part): Copy => {
      const mail = mailContents[kind].sample({ firm, publicUrl, texts: edited.get(kind), part });
      const path = part ? `mail:${kind}/${part}` : `mail:${kind}`;
      return { kind: 'mail', path, status: 200, text: mailCopy(mail) };
    }),
  );
}

/** The names of the openings that the usual sample does not show. */
const otherOpenings = (kind: EmailKind): string[] =>
  isMailTextKind(kind)
    ? Object.entries(definitionOf(kind).parts)
        .filter(([, { insteadOf }]) => insteadOf === 'opening')
        .map(([name]) => name)
    : [];
