import type { Db } from '../../../db/client.ts';
import { MAIN_LANGUAGE } from '../../../messages/main-language.ts';
import { listPublishedLanguages } from '../../platform/languages/published-queries.ts';
import type { MailContents } from '../email/mail-content.ts';
import { getMailFirm } from '../email/mail-look.ts';
import { EMAIL_KINDS, type EmailKind } from '../email/rules.ts';
import { definitionOf, isMailTextKind } from '../email/texts/kinds/rules.ts';
import { findMailTexts } from '../email/texts/translatable.ts';
import { mailCopy } from './mail-copy.ts';
import type { Copy } from './record-copies.ts';

/**
 * Every kind of mail, written with sample facts; the title of the document is the subject. A mail whose opening depends
 * on the facts has a sample for each opening, such as `mail:booking_confirmed/openingRemote`. In a further language it is
 * `mail:booking_confirmed/es`.
 */
export async function sampleMails(
  db: Db,
  mailContents: MailContents,
  publicUrl: string,
): Promise<Copy[]> {
  const languages = await listPublishedLanguages(db);
  const inEach = await Promise.all(
    languages.map(async (language) => {
      const firm = await getMailFirm(db, publicUrl, language);
      const isMain = language === MAIN_LANGUAGE;
      // Notices to the firm are in the main language only.
      const kinds = EMAIL_KINDS.filter((kind) => isMain || mailContents[kind].language);
      const copies = kinds.map(async (kind) => {
        const texts = await findMailTexts(db, kind, language);
        return [undefined, ...otherOpenings(kind)].map((part): Copy => {
          const mail = mailContents[kind].sample({ firm, publicUrl, texts, part });
          const path = [`mail:${kind}`, part, isMain ? undefined : language];
          return {
            ...{ kind: 'mail', path: path.filter(Boolean).join('/'), status: 200 },
            text: mailCopy(mail),
          };
        });
      });
      return (await Promise.all(copies)).flat();
    }),
  );
  return inEach.flat();
}

/** The names of the openings that the usual sample does not show. */
const otherOpenings = (kind: EmailKind): string[] =>
  isMailTextKind(kind)
    ? Object.entries(definitionOf(kind).parts)
        .filter(([, { insteadOf }]) => insteadOf === 'opening')
        .map(([name]) => name)
    : [];
