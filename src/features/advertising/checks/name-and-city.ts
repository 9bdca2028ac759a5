import type { AdvertisingRule } from '../finding.ts';

export const nameAndCity: AdvertisingRule = {
  id: 'name-and-city',
  title: 'No name or no city',
  statute: 'Bus. & Prof. Code § 6157.2(b)',
  explanation:
    'An advertisement must show the name of a lawyer or of the firm that is responsible for it, and the city, town or county of an office.',
  find(text, { mustName }) {
    if (!mustName) return [];
    const has = (words: readonly string[]) =>
      words.some((word) => word !== '' && text.toLowerCase().includes(word.toLowerCase()));
    return [
      ...(has(mustName.names) ? [] : ['no name of the firm or of an attorney']),
      ...(has(mustName.places) ? [] : ['no city of an office']),
    ];
  },
};
