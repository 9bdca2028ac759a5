import { z } from 'zod';
import { optionalText, requiredTextBlock } from '../../platform/text/text-schema.ts';
import { MAX_DOCUMENTS } from '../documents/rules.ts';
import { isDate } from './answer-rules.ts';
import {
  type Condition,
  hasChoices,
  MAX_CHOICES,
  MAX_CONDITIONS,
  MAX_HELP,
  MAX_LABEL,
  MAX_QUESTIONS,
  MAX_SECTIONS,
  MAX_TITLE,
  needsValue,
  OPERATORS,
  operatorsFor,
  QUESTION_TYPES,
  type Question,
  type QuestionnaireDocument,
  type ShownIf,
} from './rules.ts';

const key = z
  .string()
  .regex(/^[a-z][a-z0-9_]{0,39}$/, { error: 'Use a key of small letters, digits and _' });

/** A text in the main language, and in others as far as it is translated. */
const texts = (max: number) =>
  z
    .object({ en: requiredTextBlock(max) })
    .catchall(optionalText(max))
    .transform(
      ({ en, ...others }) =>
        ({
          en,
          ...Object.fromEntries(Object.entries(others).filter(([, text]) => text)),
        }) as { en: string } & Record<string, string>,
    );

/** Undefined without a text in the main language. */
const optionalTexts = (max: number) =>
  z
    .record(z.string(), optionalText(max))
    .nullish()
    .transform((given) => {
      const all = Object.entries(given ?? {}).filter(([, text]) => text);
      return given?.en
        ? (Object.fromEntries(all) as { en: string } & Record<string, string>)
        : undefined;
    });

const shownIf = z
  .object({
    match: z.enum(['all', 'any'], { error: 'Choose all or any' }),
    conditions: z
      .array(
        z.object({
          question: z.string(),
          operator: z.enum(OPERATORS, { error: 'Choose how to compare' }),
          value: z.string().max(MAX_LABEL).default(''),
        }),
      )
      .max(MAX_CONDITIONS, { error: `At most ${MAX_CONDITIONS} conditions` }),
  })
  .nullish()
  .transform((condition) => (condition?.conditions.length ? condition : undefined));

const MAX_FILES_ERROR = `Must be a whole number from 1 to ${MAX_DOCUMENTS}`;

const question = z.object({
  key,
  type: z.enum(QUESTION_TYPES, { error: 'Choose a kind of answer' }),
  title: texts(MAX_TITLE),
  help: optionalTexts(MAX_HELP),
  isRequired: z.boolean(),
  choices: z
    .array(z.object({ key, label: texts(MAX_LABEL) }))
    .max(MAX_CHOICES, { error: `At most ${MAX_CHOICES} choices` })
    .nullish()
    .transform((choices) => choices ?? undefined),
  maxFiles: z
    .int({ error: MAX_FILES_ERROR })
    .min(1, { error: MAX_FILES_ERROR })
    .max(MAX_DOCUMENTS, { error: MAX_FILES_ERROR })
    .nullish()
    .transform((maxFiles) => maxFiles ?? undefined),
  shownIf,
});

/** A whole questionnaire. Conditions refer to earlier questions only, so that there are no circles. */
export const documentSchema = z
  .object({
    title: texts(MAX_TITLE),
    intro: optionalTexts(MAX_HELP),
    otherSide: z.enum(['required', 'optional'], { error: 'Choose required or optional' }),
    sections: z
      .array(
        z.object({
          key,
          title: texts(MAX_TITLE),
          shownIf,
          questions: z.array(question).min(1, { error: 'Add a question to this section' }),
        }),
      )
      .min(1, { error: 'Add a section' })
      .max(MAX_SECTIONS, { error: `At most ${MAX_SECTIONS} sections` }),
  })
  .superRefine((document, context) => {
    for (const { path, message } of problemsOf(document)) {
      context.addIssue({ code: 'custom', path: [...path], message });
    }
  });

type Problem = { path: (string | number)[]; message: string };

function problemsOf({ sections }: QuestionnaireDocument): Problem[] {
  const problems: Problem[] = [];
  const earlier = new Map<string, Question>();
  const sectionKeys = new Set<string>();
  sections.forEach((section, s) => {
    const at = ['sections', s];
    if (sectionKeys.has(section.key))
      problems.push({ path: [...at, 'key'], message: 'Another section has this key' });
    sectionKeys.add(section.key);
    problems.push(...conditionProblems(section.shownIf, earlier, [...at, 'shownIf']));
    section.questions.forEach((each, q) => {
      const here = [...at, 'questions', q];
      problems.push(...conditionProblems(each.shownIf, earlier, [...here, 'shownIf']));
      problems.push(...choiceProblems(each, here));
      if (each.maxFiles !== undefined && each.type !== 'file')
        problems.push({ path: [...here, 'maxFiles'], message: 'Only questions for files have it' });
      if (earlier.has(each.key))
        problems.push({ path: [...here, 'key'], message: 'Another question has this key' });
      earlier.set(each.key, each);
    });
  });
  if (earlier.size > MAX_QUESTIONS)
    problems.push({ path: ['sections'], message: `At most ${MAX_QUESTIONS} questions` });
  return problems;
}

function choiceProblems({ type, choices = [] }: Question, path: Problem['path']): Problem[] {
  const at = [...path, 'choices'];
  if (!hasChoices(type))
    return choices.length > 0
      ? [{ path: at, message: 'Only questions with choices have them' }]
      : [];
  if (choices.length < 2) return [{ path: at, message: 'Add at least two choices' }];
  const keys = choices.map((choice) => choice.key);
  return new Set(keys).size < keys.length
    ? [{ path: at, message: 'Two choices have the same key' }]
    : [];
}

function conditionProblems(
  condition: ShownIf | undefined,
  earlier: ReadonlyMap<string, Question>,
  path: Problem['path'],
): Problem[] {
  return (condition?.conditions ?? []).flatMap((each, place) => {
    const message = conditionProblem(each, earlier.get(each.question));
    return message ? [{ path: [...path, 'conditions', place], message }] : [];
  });
}

function conditionProblem(
  { operator, value }: Condition,
  question: Question | undefined,
): string | undefined {
  if (!question) return 'Choose an earlier question';
  if (!operatorsFor(question.type).includes(operator)) return 'This cannot be compared like that';
  if (!needsValue(operator)) return undefined;
  if (question.type === 'date') return isDate(value) ? undefined : 'Use a date such as 2026-03-10';
  if (question.type === 'money')
    return /^\d{1,12}(\.\d{1,2})?$/.test(value) ? undefined : 'Use an amount such as 500000';
  const known =
    question.type === 'yes_no' ? ['yes', 'no'] : (question.choices ?? []).map(({ key }) => key);
  return known.includes(value) ? undefined : 'Choose one of its answers';
}
