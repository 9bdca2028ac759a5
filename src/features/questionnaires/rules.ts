/** Constants and types of questionnaires. No dependencies, because pages and forms use them too. */

/** A further type needs a parser, its fields and its words in `answer-rules.ts`, and its inputs on the client's page. */
export const QUESTION_TYPES = [
  'short_text',
  'long_text',
  'choice',
  'several',
  'yes_no',
  'date',
  'money',
  'address',
  'person',
  'file',
] as const;
export type QuestionType = (typeof QUESTION_TYPES)[number];

export const QUESTION_TYPE_LABELS: Readonly<Record<QuestionType, string>> = {
  short_text: 'Short text',
  long_text: 'Long text',
  choice: 'One of several choices',
  several: 'Any of several choices',
  yes_no: 'Yes or no',
  date: 'Date',
  money: 'Amount of money',
  address: 'Address',
  person: 'Person',
  file: 'Files',
};

export const hasChoices = (type: QuestionType): boolean => type === 'choice' || type === 'several';

/** A text by language; that of the main language is always there. */
export type Texts = { en: string } & Readonly<Partial<Record<string, string>>>;

/** The text in a language, or else in the main one. */
export const textIn = (texts: Texts, language: string): string => texts[language] || texts.en;

export type Choice = { key: string; label: Texts };

/** How a condition compares the answer of an earlier question. */
export const OPERATORS = [
  'is',
  'is_not',
  'includes',
  'excludes',
  'at_least',
  'at_most',
  'answered',
  'unanswered',
] as const;
export type Operator = (typeof OPERATORS)[number];

export const OPERATOR_LABELS: Readonly<Record<Operator, string>> = {
  is: 'is',
  is_not: 'is not',
  includes: 'includes',
  excludes: 'does not include',
  at_least: 'is at least',
  at_most: 'is at most',
  answered: 'is answered',
  unanswered: 'is not answered',
};

const ALWAYS: readonly Operator[] = ['answered', 'unanswered'];

/** The operators that apply to the answers of a type. */
export function operatorsFor(type: QuestionType): readonly Operator[] {
  if (type === 'choice' || type === 'yes_no') return ['is', 'is_not', ...ALWAYS];
  if (type === 'several') return ['includes', 'excludes', ...ALWAYS];
  if (type === 'money' || type === 'date') return ['at_least', 'at_most', ...ALWAYS];
  return ALWAYS;
}

export const needsValue = (operator: Operator): boolean => !ALWAYS.includes(operator);

/** A condition about the answer of an earlier question. */
export type Condition = { question: string; operator: Operator; value: string };

/** Under which conditions something is shown; always if undefined. */
export type ShownIf = { match: 'all' | 'any'; conditions: readonly Condition[] };

export type Question = {
  /** Stays the same in every version, so that answers can be found by it. */
  key: string;
  type: QuestionType;
  title: Texts;
  help?: Texts | undefined;
  isRequired: boolean;
  choices?: readonly Choice[] | undefined;
  /** Of a question for files: how many it takes at most. */
  maxFiles?: number | undefined;
  shownIf?: ShownIf | undefined;
};

export type Section = {
  key: string;
  title: Texts;
  shownIf?: ShownIf | undefined;
  questions: readonly Question[];
};

/** What a questionnaire asks. `otherSide`: whether the name of another person is required before its questions. */
export type QuestionnaireDocument = {
  title: Texts;
  intro?: Texts | undefined;
  otherSide: 'required' | 'optional';
  sections: readonly Section[];
};

export type AddressAnswer = { street: string; city: string; region: string; postalCode: string };
export type PersonAnswer = { name: string; birthDate: string; contact: string };
/** Texts, keys of choices, ids of documents, `yes` or `no`, dates such as 2026-03-10, and amounts as decimal text. */
export type Answer = string | readonly string[] | AddressAnswer | PersonAnswer;
/** By the keys of the questions; null if it was left out. */
export type Answers = Readonly<Record<string, Answer | null | undefined>>;

/** The documents that answers name, by their ids; `isWhole`: it has arrived and was not refused. */
export type Files = Readonly<Record<string, { name: string; isWhole: boolean } | undefined>>;

export const DEFAULT_MAX_FILES = 5;
export const MAX_SECTIONS = 30;
export const MAX_QUESTIONS = 100;
export const MAX_CHOICES = 30;
export const MAX_CONDITIONS = 5;
export const MAX_TITLE = 300;
export const MAX_HELP = 1_000;
export const MAX_LABEL = 200;
export const MAX_SHORT = 300;
export const MAX_LONG = 10_000;
export const MAX_NAMES = 500;

/** How long the link of a request works without an appointment, and after the end of one. */
export const LINK_DAYS = 60;
export const DAYS_AFTER_APPOINTMENT = 30;
/** When somebody who has not sent their answers is reminded, once. */
export const REMIND_AFTER_DAYS = 3;

/** `names`: the names are to be given; `waiting`: the firm has not cleared them; `closed`: there is a conflict. */
export const REQUEST_STATES = [
  'names',
  'waiting',
  'closed',
  'open',
  'answered',
  'withdrawn',
  'expired',
] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

export const STATE_LABELS: Readonly<Record<RequestState, string>> = {
  names: 'Names not given yet',
  waiting: 'Waiting for the conflict check',
  closed: 'Closed: conflict of interest',
  open: 'Being answered',
  answered: 'Answered',
  withdrawn: 'Withdrawn',
  expired: 'Link expired',
};

type Facts = {
  revokedAt: Date | null;
  /** Null until the link has been made. */
  endsAt: Date | null;
  namesAt: Date | null;
  clearedAt: Date | null;
  sentAt: Date | null;
  /** The state of the conflict check of its names. */
  check: string;
};

/** New matches of the names close a request again that was cleared. */
export function stateOf(
  { revokedAt, endsAt, namesAt, clearedAt, sentAt, check }: Facts,
  now: Date,
): RequestState {
  if (sentAt) return 'answered';
  if (revokedAt) return 'withdrawn';
  if (endsAt && endsAt <= now) return 'expired';
  if (!namesAt) return 'names';
  if (check === 'conflict') return 'closed';
  return clearedAt && check !== 'possible' ? 'open' : 'waiting';
}

/** Steps of the client's page other than a question, whose key has no hyphen. */
export const NAMES_STEP = 'the-names';
export const REVIEW_STEP = 'check-and-send';
export const LATER_STEP = 'come-back-later';
export const LINK_STEP = 'link-sent';
