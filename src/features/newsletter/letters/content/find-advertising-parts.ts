import type { Db } from '../../../../../db/client.ts';
import type { FirmProfile } from '../../../firm/schema.ts';
import { fillStatement } from '../../../firm/statements/fill-statement.ts';
import { getMailStatements } from '../../../firm/statements/get-statements.ts';
import { getLaw } from '../../../jurisdictions/get-law.ts';
import type { Place } from '../../../jurisdictions/schema.ts';
import { isShown } from '../../../jurisdictions/shown-statements.ts';
import type { LetterKind } from '../rules.ts';

/** What the law of the firm's offices asks for in a letter: words before its subject, and statements at its end. */
export type AdvertisingParts = { label: string; statements: readonly string[] };

export const NO_ADVERTISING: AdvertisingParts = { label: '', statements: [] };

/** Nothing for a letter that is no advertising. Without the statements that every mail has. */
export async function findAdvertisingParts(
  db: Db,
  { kind, firm }: { kind: LetterKind; firm: FirmProfile },
): Promise<AdvertisingParts> {
  if (kind !== 'advertising') return NO_ADVERTISING;
  const [{ statements }, ofMails] = await Promise.all([getLaw(db), getMailStatements(db, firm)]);
  const at = (...places: Place[]) =>
    statements
      .filter((statement) => places.includes(statement.place) && isShown(statement))
      .map(({ text }) => fillStatement(text, firm))
      .filter((text) => text !== '' && !ofMails.includes(text));
  return {
    label: at('advertisingSubject').join(', '),
    statements: at('advertisingMail', 'everyPage'),
  };
}
