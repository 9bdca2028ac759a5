import type { z } from 'zod';
import type { Db } from '../../../../db/client.ts';
import { readLanguage } from '../../../platform/languages/client-language.ts';
import { type MarkedText, plainText } from '../../../platform/languages/marked-text-rules.ts';
import { getLaw } from '../../jurisdictions/get-law.ts';
import type { Place } from '../../jurisdictions/schema.ts';
import { isLocal, isShown } from '../../jurisdictions/shown-statements.ts';
import type { Statement } from '../../jurisdictions/unite-packs.ts';
import type { FirmProfile } from '../schema.ts';
import { fillStatement } from './fill-statement.ts';
import type { statementsSchema } from './schema.ts';

/** The statements of public pages, in the language of the firm’s profile. */
export async function getStatements(
  db: Db,
  firm: FirmProfile,
): Promise<z.output<typeof statementsSchema>> {
  const statements = await findShown(db, firm);
  const at = (place: Place) =>
    filled(
      statements.filter((statement) => statement.place === place),
      firm,
    );
  return {
    home: at('home'),
    everyPage: at('everyPage'),
    besideReviews: at('besideReviews'),
    besideArticles: at('besideArticles'),
  };
}

/** The statements of mails: those of mails, and what a jurisdiction itself asks for on every page. */
export async function getMailStatements(db: Db, firm: FirmProfile): Promise<MarkedText[]> {
  const statements = (await findShown(db, firm)).filter(
    (statement) =>
      statement.place === 'everyMail' || (statement.place === 'everyPage' && isLocal(statement)),
  );
  return filled(statements, firm);
}

const findShown = async (db: Db, firm: FirmProfile) =>
  (await getLaw(db, readLanguage(firm.formats.language))).statements.filter(isShown);

/** The statements with the facts of the firm, each once. */
export function filled(statements: readonly Statement[], firm: FirmProfile): MarkedText[] {
  const own = readLanguage(firm.formats.language);
  const texts = statements.map(({ text, language }): MarkedText => {
    const words = fillStatement(text, firm);
    return language === own ? words : { text: words, language };
  });
  return [...new Map(texts.map((text) => [plainText(text), text])).values()].filter(
    (text) => plainText(text) !== '',
  );
}
