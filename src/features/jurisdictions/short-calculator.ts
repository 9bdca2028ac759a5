import { messagesFor } from '../../platform/languages/messages-for.ts';
import { meaningInWords } from './calculator-rules.ts';
import type { Calculator, ShortCalculator } from './calculator-schema.ts';
import type { Formats } from './formats-schema.ts';

/** What the short form of the calculator needs. */
export const shortCalculator = (
  { parts, alternative, timeline }: Calculator,
  formats: Formats,
): ShortCalculator => ({
  parts: parts.map(({ law: _, ...part }) => part),
  alternative,
  duration: timeline && { least: timeline.least, most: timeline.most },
  meanings: parts.flatMap(({ label, law }) =>
    law ? [`${label}: ${meaningInWords(law, formats.locale, messagesFor({ formats }).law)}`] : [],
  ),
});
