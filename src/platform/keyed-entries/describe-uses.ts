const WORDS: Readonly<Record<string, string>> = { consultationTypes: 'consultation types' };

const LIST = new Intl.ListFormat('en', { type: 'conjunction' });

/** The kinds of records that use something, such as `appointments and testimonials`; undefined if none do. */
export function usesInWords(uses: Readonly<Record<string, boolean>>): string | undefined {
  const kinds = Object.keys(uses).filter((kind) => uses[kind]);
  return kinds.length > 0 ? LIST.format(kinds.map((kind) => WORDS[kind] ?? kind)) : undefined;
}
