import { type MoneyFormats, moneySigns } from '../../platform/text/money-rules.ts';
import {
  type AddressAnswer,
  type Answer,
  MAX_LONG,
  MAX_SHORT,
  type PersonAnswer,
  type Question,
} from './rules.ts';

/** The fields of a form, by their names: `value`, `value.street`, and `value.<choice>` for each ticked choice. */
export type AnswerFields = Readonly<Record<string, string | undefined>>;

/** What is wrong with a field; a key of the texts of the catalogue for errors, with the greatest length. */
export type AnswerProblem = {
  field: string;
  problem:
    | 'required'
    | 'choose'
    | 'notValid'
    | 'date'
    | 'amount'
    | 'singleLine'
    | 'atMostCharacters';
  max?: number;
};

export type ReadAnswer = { answer: Answer | null; problems: readonly AnswerProblem[] };

export const ADDRESS_FIELDS = [
  'street',
  'city',
  'region',
  'postalCode',
] as const satisfies readonly (keyof AddressAnswer)[];
export const PERSON_FIELDS = [
  'name',
  'birthDate',
  'contact',
] as const satisfies readonly (keyof PersonAnswer)[];

/**
 * Reads an answer from the fields of its form. An empty optional answer is null. The same on page and server; the server's
 * result counts.
 */
export function readAnswer(
  question: Question,
  fields: AnswerFields,
  formats: MoneyFormats,
): ReadAnswer {
  const read = READERS[question.type](question, fields, formats);
  if (read.answer !== null || read.problems.length > 0 || !question.isRequired) return read;
  const first = namesOf(question)[0] ?? 'value';
  const isChoice = ['choice', 'several', 'yes_no'].includes(question.type);
  return refused(isChoice ? 'value' : first, isChoice ? 'choose' : 'required');
}

type Reader = (question: Question, fields: AnswerFields, formats: MoneyFormats) => ReadAnswer;

/** The beginning of the name of a file's field; the id of its document follows. */
const FILE_FIELD = 'value.';

const READERS: Readonly<Record<Question['type'], Reader>> = {
  short_text: (_question, { value }) => readLine('value', value, MAX_SHORT),
  long_text: (_question, { value }) => readText('value', value, MAX_LONG),
  choice: ({ choices = [] }, { value }) =>
    oneOf(
      choices.map(({ key }) => key),
      value,
    ),
  yes_no: (_question, { value }) => oneOf(['yes', 'no'], value),
  several({ choices = [] }, fields) {
    const ticked = choices.map(({ key }) => key).filter((key) => fields[`value.${key}`]);
    return accepted(ticked.length > 0 ? ticked : null);
  },
  file(_question, fields) {
    const ids = Object.keys(fields).flatMap((field) =>
      field.startsWith(FILE_FIELD) && fields[field] ? [field.slice(FILE_FIELD.length)] : [],
    );
    return accepted(ids.length > 0 ? ids : null);
  },
  date: (_question, { value }) => readDate('value', value),
  money(_question, { value }, formats) {
    const typed = value?.trim() ?? '';
    if (!typed) return accepted(null);
    const amount = readAmount(typed, formats);
    return amount === undefined ? refused('value', 'amount') : accepted(amount);
  },
  address: (_question, fields) =>
    readParts(ADDRESS_FIELDS, fields, { needs: ['street', 'city'], read: readLine }),
  person: (_question, fields) =>
    readParts(PERSON_FIELDS, fields, {
      needs: ['name'],
      read: (field, text, max) =>
        field === 'value.birthDate' ? readDate(field, text) : readLine(field, text, max),
    }),
};

const accepted = (answer: Answer | null): ReadAnswer => ({ answer, problems: [] });
const refused = (field: string, problem: AnswerProblem['problem'], max?: number): ReadAnswer => ({
  answer: null,
  problems: [{ field, problem, ...(max !== undefined && { max }) }],
});

// What Postgres and JSON cannot keep, and characters with which a text can look like another one.
const NOT_KEPT = /(?![\t\n])[\p{Cc}\u200b\u202a-\u202e\u2060-\u206f\ufeff]|\p{Surrogate}/gu;

function readText(field: string, value: string | undefined, max: number): ReadAnswer {
  const text = (value ?? '').replace(/\r\n?/g, '\n').replace(NOT_KEPT, '').trim();
  if (!text) return accepted(null);
  return text.length > max ? refused(field, 'atMostCharacters', max) : accepted(text);
}

function readLine(field: string, value: string | undefined, max: number): ReadAnswer {
  const read = readText(field, value, max);
  return typeof read.answer === 'string' && read.answer.includes('\n')
    ? refused(field, 'singleLine')
    : read;
}

function oneOf(keys: readonly string[], value: string | undefined): ReadAnswer {
  if (!value) return accepted(null);
  return keys.includes(value) ? accepted(value) : refused('value', 'notValid');
}

function readDate(field: string, value: string | undefined): ReadAnswer {
  const text = value?.trim() ?? '';
  if (!text) return accepted(null);
  return isDate(text) ? accepted(text) : refused(field, 'date');
}

/** Whether a text is a day of the calendar from 1800 to 2199, such as 2026-03-10. */
export function isDate(text: string): boolean {
  if (!/^(?:1[89]|2[01])\d\d-\d\d-\d\d$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** An amount as the firm's country writes it, or as programs do, as decimal text; undefined if it is none. */
function readAmount(typed: string, formats: MoneyFormats): string | undefined {
  const { symbol, group, decimal } = moneySigns(formats);
  const bare = typed.replaceAll(symbol, '').replace(/[\s\u00a0\u202f]/g, '');
  const local = bare.replaceAll(group.trim() || '\u0000', '').replace(decimal, '.');
  const amount = [local, bare].find((text) => /^\d{1,12}(?:\.\d{1,2})?$/.test(text));
  return amount === undefined ? undefined : Number(amount).toFixed(2);
}

function readParts<Name extends string>(
  names: readonly Name[],
  fields: AnswerFields,
  {
    needs,
    read,
  }: {
    needs: readonly Name[];
    read: (field: string, text: string | undefined, max: number) => ReadAnswer;
  },
): ReadAnswer {
  const parts = names.map(
    (name) => [name, read(`value.${name}`, fields[`value.${name}`], MAX_SHORT)] as const,
  );
  const problems = parts.flatMap(([, part]) => part.problems);
  if (problems.length > 0) return { answer: null, problems };
  if (parts.every(([, { answer }]) => answer === null)) return accepted(null);
  const missing = parts.filter(([name, { answer }]) => answer === null && needs.includes(name));
  if (missing.length > 0) {
    return {
      answer: null,
      problems: missing.map(([name]) => ({ field: `value.${name}`, problem: 'required' as const })),
    };
  }
  return accepted(
    Object.fromEntries(parts.map(([name, { answer }]) => [name, answer ?? ''])) as
      | AddressAnswer
      | PersonAnswer,
  );
}

/** The names of the text fields of a question's form. */
function namesOf({ type }: Question): string[] {
  if (type === 'address') return ADDRESS_FIELDS.map((name) => `value.${name}`);
  if (type === 'person') return PERSON_FIELDS.map((name) => `value.${name}`);
  return ['value'];
}

/** The fields of a form that has this answer: the inverse of `readAnswer`. */
export function fieldsOf(
  { type }: Question,
  answer: Answer | null | undefined,
): Record<string, string> {
  if (answer === null || answer === undefined) return {};
  if (typeof answer === 'string') return { value: answer };
  if (type === 'several' || type === 'file') {
    return Object.fromEntries((answer as readonly string[]).map((key) => [`value.${key}`, '1']));
  }
  return Object.fromEntries(Object.entries(answer).map(([name, text]) => [`value.${name}`, text]));
}
