import type { Db } from '../../../../../db/client.ts';
import type { FirmProfile } from '../../../firm/schema.ts';
import { getLaw } from '../../../jurisdictions/get-law.ts';
import type { Place } from '../../../jurisdictions/schema.ts';
import { mergeText, mergeValuesOf } from '../../../pages/blocks/merge-fields.ts';
import type { LetterKind } from '../rules.ts';

/** What the law of the firm's offices asks for in a letter: words before its subject, and statements at its end. */
export type AdvertisingParts = { label: string; statements: readonly string[] };

export const NO_ADVERTISING: AdvertisingParts = { label: '', statements: [] };

/** Nothing for a letter that is no advertising. */
export async function findAdvertisingParts(
  db: Db,
  { kind, firm }: { kind: LetterKind; firm: FirmProfile },
): Promise<AdvertisingParts> {
  if (kind !== 'advertising') return NO_ADVERTISING;
  const { statements } = await getLaw(db);
  const values = mergeValuesOf(firm);
  const at = (...places: Place[]) =>
    statements
      .filter(({ place }) => places.includes(place))
      .map(({ text }) => mergeText(text, values));
  return {
    label: at('advertisingSubject').join(', '),
    statements: at('advertisingMail', 'everyPage'),
  };
}
