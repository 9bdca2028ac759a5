import type { WaitingKind } from '../../../../src/features/setup/summary/rules.ts';

/** What is to be done about each kind of what waits for the firm. */
export const WAITING_WORDS: Readonly<Record<WaitingKind, string>> = {
  'sample-text': 'Still about the sample firm: choose your areas of law, or change the text',
  'former-page': 'About an area that you do not offer: take down, or change',
  'former-type': 'Consultations about such an area: change or retire',
  'unpublished-page': 'Not on the site yet: complete and publish',
  'original-text': 'Written for any firm: read, and make it yours',
};

export function calculatorWords(isShown: boolean, whyNot: string | null): string {
  if (!isShown) return 'Hidden: it does not belong to your areas';
  return whyNot ?? 'Shown: it belongs to your areas';
}
