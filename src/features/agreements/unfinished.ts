import type { TemplateContent } from './content-schema.ts';
import { composeDocument } from './document/blocks.ts';

/**
 * Marks of a text that an attorney still has to finish. The samples are written with them, and a text that has one never
 * reaches a client.
 */
export const MARKS = {
  sample: {
    en: 'Sample text: an attorney has to read and change it before it is used.',
    es: 'Texto de muestra: un abogado debe leerlo y cambiarlo antes de usarlo.',
  },
  whichCounts: {
    en: '[The attorney says here which of the two texts counts if they differ.]',
    es: '[El abogado dice aquí cuál de los dos textos vale si difieren.]',
  },
} as const;

/** The line of a sample is known by its beginning; anything in square brackets, closed or not, has to be filled in. */
const PATTERN = new RegExp(
  [
    ...Object.values(MARKS.sample).map((line) => `${line.slice(0, line.indexOf(':'))}[^\\n]*`),
    '\\[[^\\]]*\\]?',
  ].join('|'),
  'gi',
);

/** The marks in a text, as they are written. */
const marksIn = (text: string): string[] => text.match(PATTERN) ?? [];

/** What is not finished, in words for staff: where it is, and the mark. */
export const unfinishedIn = (place: string, text: string): string[] =>
  marksIn(text).map((mark) => `${place} is not finished: “${excerptOf(mark)}”`);

const excerptOf = (mark: string) => (mark.length > 100 ? `${mark.slice(0, 99)}…` : mark);

/** What is not finished in the texts of an agreement, with the values of its fields. */
export function findUnfinished(
  content: TemplateContent,
  {
    languages,
    chosen,
    values,
  }: {
    languages: readonly string[];
    chosen: readonly string[];
    values: Readonly<Record<string, string | null>>;
  },
): string[] {
  const written = languages
    .filter((language) => content.languages.includes(language))
    .flatMap((language) => {
      let place = 'The title';
      return composeDocument(content, { language, chosen, values: {} }).flatMap(
        ({ kind, text }, index) => {
          if (kind === 'heading') place = `“${text}”`;
          else if (index > 0 && place === 'The title') place = 'The line on which text counts';
          return unfinishedIn(`${place} (${language})`, text);
        },
      );
    });
  const filledIn = content.fields.flatMap(({ key, label }) =>
    unfinishedIn(label, values[key] ?? ''),
  );
  return [...new Set([...written, ...filledIn])];
}
