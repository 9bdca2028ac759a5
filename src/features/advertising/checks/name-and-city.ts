import type { AdvertisingRule, AdvertisingText } from '../finding.ts';

/** What a whole document has to name and does not. */
export function missingIn(
  text: string,
  { names, places }: NonNullable<AdvertisingText['mustName']>,
): string[] {
  const has = (words: readonly string[]) =>
    words.some((word) => word !== '' && text.toLowerCase().includes(word.toLowerCase()));
  return [
    ...(has(names) ? [] : ['no name of the firm or of an attorney']),
    ...(has(places) ? [] : ['no city of an office']),
  ];
}

export const nameAndCity: AdvertisingRule = {
  id: 'name-and-city',
  title: 'No name or no city',
  find: (text, { mustName }) =>
    mustName ? missingIn(text, mustName).map((words) => ({ words, near: '' })) : [],
};
