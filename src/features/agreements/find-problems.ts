import type { TemplateContent } from './content-schema.ts';
import { KNOWN_FIELDS, PLACEHOLDER } from './rules.ts';

/** The keys of the fields in a text, sorted, each once. */
export const fieldsIn = (text: string): string[] =>
  [...new Set([...text.matchAll(PLACEHOLDER)].map(([, key = '']) => key))].sort();

/**
 * What keeps a template from being published, in words for staff: a missing text, an unknown field, a translation that
 * leaves a field out, or no word on which of several texts counts. Empty if nothing does.
 */
export function findProblems(content: TemplateContent): string[] {
  const { languages, clauses, titles, prevails } = content;
  const problems = languages.flatMap((language) => [
    ...(titles[language] ? [] : [`There is no title in ${language}.`]),
    ...(languages.length === 1 || prevails[language]
      ? []
      : [`Say in ${language} which text counts if they differ.`]),
  ]);
  if (clauses.length === 0) problems.push('There is no clause.');
  const known = new Set<string>([
    ...KNOWN_FIELDS.map(({ key }) => key),
    ...content.fields.map(({ key }) => key),
  ]);
  for (const field of content.fields) {
    if (!field.label) problems.push(`The field ${field.key} has no label.`);
  }
  const textsOf = (place: string, texts: readonly (readonly [string, string])[]) => {
    const [first, ...others] = texts;
    for (const [language, text] of texts) {
      for (const key of fieldsIn(text)) {
        if (!known.has(key)) problems.push(`${place} (${language}): there is no field ${key}.`);
      }
    }
    for (const [language, text] of others) {
      if (first && fieldsIn(text).join() !== fieldsIn(first[1]).join()) {
        problems.push(`${place}: ${first[0]} and ${language} do not use the same fields.`);
      }
    }
  };
  clauses.forEach((clause, index) => {
    const place = `Clause ${index + 1}`;
    for (const language of languages) {
      const { heading, text } = clause.texts[language] ?? {};
      if (!heading) problems.push(`${place} has no heading in ${language}.`);
      if (!text) problems.push(`${place} has no text in ${language}.`);
    }
    textsOf(
      place,
      languages.map((language) => {
        const { heading = '', text = '' } = clause.texts[language] ?? {};
        return [language, `${heading}\n${text}`] as const;
      }),
    );
  });
  for (const [place, texts] of [
    ['The title', titles],
    ['The line on which text counts', prevails],
  ] as const) {
    textsOf(
      place,
      languages.map((language) => [language, texts[language] ?? ''] as const),
    );
  }
  return problems;
}
