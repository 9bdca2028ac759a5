import type { Db } from '../../../../../db/client.ts';
import { readLanguage } from '../../../../platform/languages/client-language.ts';
import { type MarkedText, plainText } from '../../../../platform/languages/marked-text-rules.ts';
import type { FirmProfile } from '../../../firm/schema.ts';
import { filled, getMailStatements } from '../../../firm/statements/get-statements.ts';
import { getLaw } from '../../../jurisdictions/get-law.ts';
import type { Place } from '../../../jurisdictions/schema.ts';
import { isShown } from '../../../jurisdictions/shown-statements.ts';
import type { LetterKind } from '../rules.ts';

/** What the law of the firm's offices asks for in a letter: words before its subject, and statements at its end. */
export type AdvertisingParts = { label: string; statements: readonly MarkedText[] };

export const NO_ADVERTISING: AdvertisingParts = { label: '', statements: [] };

/** Nothing for a letter that is no advertising. Without the statements that every mail has. */
export async function findAdvertisingParts(
  db: Db,
  { kind, firm }: { kind: LetterKind; firm: FirmProfile },
): Promise<AdvertisingParts> {
  if (kind !== 'advertising') return NO_ADVERTISING;
  const [{ statements }, ofMails] = await Promise.all([
    getLaw(db, readLanguage(firm.formats.language)),
    getMailStatements(db, firm),
  ]);
  const at = (...places: Place[]) =>
    filled(
      statements.filter((statement) => places.includes(statement.place) && isShown(statement)),
      firm,
    ).filter((text) => !ofMails.map(plainText).includes(plainText(text)));
  return {
    label: at('advertisingSubject').map(plainText).join(', '),
    statements: at('advertisingMail', 'everyPage'),
  };
}
