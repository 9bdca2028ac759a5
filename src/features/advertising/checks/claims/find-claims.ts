import type { AdvertisingText, Found } from '../../finding.ts';
import { findInSentences, withoutAccents } from '../sentences.ts';
import type { Claims } from './claims.ts';
import { SPANISH_CLAIMS } from './es.ts';

/** What each further language that the check knows says where a rule restricts it; English is in the rules themselves. */
const CLAIMS: Readonly<Record<string, Claims>> = { es: SPANISH_CLAIMS };

/** The words in a text of a further language that a rule is about; none in a language that the check does not know. */
export function findClaims(
  rule: string,
  text: string,
  { language, isDisclosed }: Pick<AdvertisingText, 'language' | 'isDisclosed'>,
): Found[] {
  const claim = language === undefined ? undefined : CLAIMS[language]?.[rule];
  if (!claim || (claim.isFineIfDisclosed && isDisclosed)) return [];
  return findInSentences(text, { ...claim, read: withoutAccents });
}

/**
 * Whether a text of a further language discloses, near what a rule has found, what makes it fine. Also for what its English
 * words have found, such as the name of an award.
 */
export const isDisclosedIn = (
  language: string | undefined,
  rule: string,
  { near }: Pick<Found, 'near'>,
): boolean =>
  language !== undefined &&
  CLAIMS[language]?.[rule]?.unlessNear?.test(withoutAccents(near)) === true;
