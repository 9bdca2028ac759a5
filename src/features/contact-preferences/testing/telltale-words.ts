/**
 * Words that reveal that a mail comes from a law firm, or what it is about; matched as whole words, case-insensitively.
 */
const LEGAL_WORDS = [
  ...[
    'advocate',
    'attorney',
    'attorneys',
    'counsel',
    'court',
    'law',
    'lawfront',
    'lawyer',
    'legal',
  ],
  ...['consultation', 'custody', 'divorce', 'estate', 'executor', 'family', 'firm', 'matter'],
  ...['probate', 'trust', 'will'],
];

/**
 * The words that messages with neutral wording must not contain: general ones, and those from the firm's own content.
 * All in lower case.
 */
export const telltaleWords = ({
  firm,
  practiceAreas,
  consultationTypes,
  publicUrl,
}: {
  firm: { name: string; attorneys: readonly { name: string }[] };
  practiceAreas: readonly string[];
  consultationTypes: readonly string[];
  publicUrl: string;
}): string[] =>
  [
    ...LEGAL_WORDS,
    firm.name,
    ...firm.attorneys.flatMap(({ name }) => [name, name.split(' ').at(-1) ?? name]),
    ...practiceAreas,
    ...consultationTypes,
    new URL(publicUrl).hostname,
  ].map((word) => word.toLowerCase());

/** The telltale words in a text. */
export const telltalesIn = (text: string, words: readonly string[]): string[] =>
  words.filter((word) =>
    new RegExp(`(?<![\\p{L}\\d])${escaped(word)}(?![\\p{L}\\d])`, 'iu').test(text),
  );

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
