/** From one to the other in a locale (BCP 47): a word in English, a sign that needs no translation elsewhere. */
export const rangeOf = (from: string, to: string, locale: string): string =>
  `${from} ${/^en\b/.test(locale) ? 'to' : '–'} ${to}`;
