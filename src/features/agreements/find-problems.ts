import type { TemplateContent } from './content-schema.ts';
import { KNOWN_FIELDS, PLACEHOLDER } from './rules.ts';
import { unfinishedIn } from './unfinished.ts';

/** What keeps a template from being published, in words for staff, and the number of the clause in which it is. */
type Problem = { text: string; clause: number | null };

/** The keys of the fields in a text, sorted, each once. */
export const fieldsIn = (text: string): string[] =>
  [...new Set([...text.matchAll(PLACEHOLDER)].map(([, key = '']) => key))].sort();

/**
 * The reasons why a template cannot be published: a text is missing or unfinished, a field is unknown or missing in a
 * translation, or the template has several languages and does not say which text counts. Empty if it can be published.
 */
export function findProblems(content: TemplateContent): Problem[] {
  const { languages, titles, prevails } = content;
  const known = new Set<string>([
    ...KNOWN_FIELDS.map(({ key }) => key),
    ...content.fields.map(({ key }) => key),
  ]);
  const general = [
    ...languages.flatMap((language) => [
      ...(titles[language] ? [] : [`There is no title in ${language}.`]),
      ...(languages.length === 1 || prevails[language]
        ? []
        : [`Say in ${language} which text counts if they differ.`]),
    ]),
    ...(content.clauses.length === 0 ? ['There is no clause.'] : []),
    ...content.fields
      .filter(({ label }) => !label)
      .map(({ key }) => `The field ${key} has no label.`),
    ...problemsOf(
      'The title',
      known,
      inEach(languages, (language) => titles[language]),
    ),
    ...problemsOf(
      'The line on which text counts',
      known,
      inEach(languages, (language) => prevails[language]),
    ),
  ];
  return [
    ...content.clauses.flatMap((clause, index) =>
      problemsOfClause(clause, { number: index + 1, languages, known }).map((text) => ({
        ...{ text, clause: index + 1 },
      })),
    ),
    ...general.map((text) => ({ text, clause: null })),
  ];
}

type Text = readonly [language: string, text: string];

const inEach = (
  languages: readonly string[],
  textIn: (language: string) => string | undefined,
): Text[] => languages.map((language) => [language, textIn(language) ?? '']);

function problemsOfClause(
  { texts }: TemplateContent['clauses'][number],
  {
    number,
    languages,
    known,
  }: { number: number; languages: readonly string[]; known: ReadonlySet<string> },
): string[] {
  const place = `Clause ${number}`;
  return [
    ...languages.flatMap((language) => [
      ...(texts[language]?.heading ? [] : [`${place} has no heading in ${language}.`]),
      ...(texts[language]?.text ? [] : [`${place} has no text in ${language}.`]),
    ]),
    ...problemsOf(
      place,
      known,
      inEach(languages, (language) => {
        const { heading = '', text = '' } = texts[language] ?? {};
        return `${heading}\n${text}`;
      }),
    ),
  ];
}

/** Problems of one text in all its languages. */
function problemsOf(place: string, known: ReadonlySet<string>, texts: readonly Text[]): string[] {
  const [first, ...others] = texts;
  return [
    ...texts.flatMap(([language, text]) => [
      ...unfinishedIn(`${place} (${language})`, text),
      ...fieldsIn(text)
        .filter((key) => !known.has(key))
        .map((key) => `${place} (${language}): there is no field ${key}.`),
    ]),
    ...others
      .filter(([, text]) => first && fieldsIn(text).join() !== fieldsIn(first[1]).join())
      .map(([language]) => `${place}: ${first?.[0]} and ${language} do not use the same fields.`),
  ];
}
