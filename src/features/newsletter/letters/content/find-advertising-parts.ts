import type { Db } from '../../../../../db/client.ts';
import { firmValues } from '../../../email/texts/mail-words.ts';
import { mergeFields } from '../../../email/texts/rules.ts';
import { addressLine } from '../../../firm/address-rules.ts';
import type { FirmProfile } from '../../../firm/schema.ts';
import { getLaw } from '../../../jurisdictions/get-law.ts';
import type { Place } from '../../../jurisdictions/schema.ts';
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
  const values = {
    ...firmValues(firm),
    address: addressLine(firm),
    responsibleAttorney: firm.responsibleAttorney ?? '',
    barNumber: firm.barNumber ?? '',
  };
  const at = (...places: Place[]) =>
    statements
      .filter(({ place }) => places.includes(place))
      .map(({ text }) => mergeFields(text, values));
  return {
    label: at('advertisingSubject').join(', '),
    statements: at('advertisingMail', 'everyPage'),
  };
}
