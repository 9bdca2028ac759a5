import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldsOf, readAnswer } from './answer-rules.ts';
import { documentSchema } from './document-schema.ts';
import { PRESETS } from './presets/presets.ts';
import {
  type Answer,
  type Answers,
  type Condition,
  type Files,
  needsValue,
  operatorsFor,
  QUESTION_TYPES,
  type Question,
  type QuestionnaireDocument,
  type ShownIf,
} from './rules.ts';
import { askedQuestions } from './visibility-rules.ts';

const US = { locale: 'en-US', currency: 'USD' };

/** Numbers from a seed, so that a failure can be repeated. */
type Draw = { below: (limit: number) => number; of: <Item>(items: readonly Item[]) => Item };

const drawFrom = (numbers: readonly number[]): Draw => {
  let at = 0;
  const below = (limit: number) => {
    at += 1;
    return Math.abs(numbers[at % numbers.length] ?? 0) % limit;
  };
  return { below, of: (items) => items[below(items.length)] as (typeof items)[number] };
};

const CHOICES = ['a', 'b', 'c'].map((key) => ({ key, label: { en: key } }));
const AMOUNTS = ['0.00', '9.00', '10.00', '250000.00'];
const DATES = ['1999-12-31', '2020-02-29', '2031-03-10'];

/** Of the documents that answers name, some are not there as a whole, and one was deleted. */
const FILES: Files = {
  kept: { name: 'Passport.pdf', isWhole: true },
  checking: { name: 'Deed.pdf', isWhole: true },
  refused: { name: 'Macros.docx', isWhole: false },
  uploading: { name: 'Will.pdf', isWhole: false },
  deleted: undefined,
};
const WHOLE = ['kept', 'checking'];

function valueFor({ type }: Question, draw: Draw): string {
  if (type === 'yes_no') return draw.of(['yes', 'no']);
  if (type === 'money') return draw.of(AMOUNTS);
  return type === 'date' ? draw.of(DATES) : draw.of(CHOICES).key;
}

function conditionOn(earlier: readonly Question[], draw: Draw): Condition {
  const question = draw.of(earlier);
  const operator = draw.of(operatorsFor(question.type));
  const value = needsValue(operator) ? valueFor(question, draw) : '';
  return { question: question.key, operator, value };
}

function shownIf(earlier: readonly Question[], draw: Draw): { shownIf?: ShownIf } {
  if (earlier.length === 0 || draw.below(2) === 0) return {};
  const conditions = Array.from({ length: 1 + draw.below(3) }, () => conditionOn(earlier, draw));
  return { shownIf: { match: draw.of(['all', 'any'] as const), conditions } };
}

function makeDocument(draw: Draw): QuestionnaireDocument {
  const earlier: Question[] = [];
  const sections = Array.from({ length: 1 + draw.below(4) }, (_, s) => {
    const condition = shownIf(earlier, draw);
    const questions = Array.from({ length: 1 + draw.below(4) }, (_each, q): Question => {
      const type = draw.of(QUESTION_TYPES);
      const question = {
        ...{ key: `q_${s}_${q}`, type, title: { en: 'Q' }, isRequired: draw.below(2) === 0 },
        ...(type === 'file' && { maxFiles: 1 + draw.below(20) }),
        ...((type === 'choice' || type === 'several') && { choices: CHOICES }),
        ...shownIf(earlier, draw),
      };
      earlier.push(question);
      return question;
    });
    return { key: `s_${s}`, title: { en: 'S' }, questions, ...condition };
  });
  return { title: { en: 'T' }, otherSide: 'optional', sections };
}

function answerTo(question: Question, draw: Draw): Answer | null {
  const { type } = question;
  if (draw.below(4) === 0) return null;
  if (type === 'several') {
    const ticked = CHOICES.map(({ key }) => key).filter(() => draw.below(2) === 0);
    return ticked.length > 0 ? ticked : null;
  }
  if (type === 'file') {
    const named = Object.keys(FILES).filter(() => draw.below(3) === 0);
    return named.length > 0 ? named : null;
  }
  if (type === 'address') return { street: '1 St', city: 'X', region: '', postalCode: '' };
  if (type === 'person') return { name: 'Kim', birthDate: draw.of(['', ...DATES]), contact: '' };
  if (type === 'short_text' || type === 'long_text') return 'text';
  return valueFor(question, draw);
}

const questionsOf = ({ sections }: QuestionnaireDocument) =>
  sections.flatMap((section) => section.questions.map((question) => ({ section, question })));

function makeAnswers(document: QuestionnaireDocument, draw: Draw): Answers {
  return Object.fromEntries(
    questionsOf(document).flatMap(({ question }) =>
      draw.below(5) === 0 ? [] : [[question.key, answerTo(question, draw)]],
    ),
  );
}

/** The definition, written independently: whether a question is asked, by recursion over what its conditions name. */
function isAsked(document: QuestionnaireDocument, answers: Answers, key: string): boolean {
  const found = questionsOf(document).find(({ question }) => question.key === key);
  if (!found) return false;
  const effective = (asked: string) =>
    isAsked(document, answers, asked) ? answerThat(document, answers, asked) : null;
  const holds = ({ question, operator, value }: Condition) => {
    const answer = effective(question);
    if (operator === 'unanswered') return answer === null;
    if (answer === null) return false;
    if (operator === 'answered') return true;
    if (operator === 'is') return answer === value;
    if (operator === 'is_not') return answer !== value;
    if (operator === 'includes') return (answer as string[]).includes(value);
    if (operator === 'excludes') return !(answer as string[]).includes(value);
    const [left, right] = value.includes('-')
      ? [Date.parse(answer as string), Date.parse(value)]
      : [Number(answer), Number(value)];
    return operator === 'at_least' ? left >= right : left <= right;
  };
  const allows = (condition: ShownIf | undefined) =>
    !condition ||
    (condition.match === 'all'
      ? condition.conditions.every(holds)
      : condition.conditions.some(holds));
  return allows(found.section.shownIf) && allows(found.question.shownIf);
}

/** What counts as the answer to a question: of files, those that are there as a whole. */
function answerThat(document: QuestionnaireDocument, answers: Answers, key: string): Answer | null {
  const answer = answers[key] ?? null;
  const type = questionsOf(document).find(({ question }) => question.key === key)?.question.type;
  if (type !== 'file') return answer;
  return (answer as string[] | null)?.some((id) => WHOLE.includes(id)) ? answer : null;
}

const cases = fc
  .array(fc.nat({ max: 1_000_000 }), { minLength: 60, maxLength: 60 })
  .map((numbers) => {
    const draw = drawFrom(numbers);
    const document = makeDocument(draw);
    return { document, answers: makeAnswers(document, draw) };
  });

const keysOf = (document: QuestionnaireDocument, answers: Answers, files = FILES) =>
  askedQuestions(document, answers, files).map(({ question, isMissing }) => [
    question.key,
    isMissing,
  ]);

describe('of 10,000 generated questionnaires and answers', () => {
  it('page and server find the same questions visible and required, as they are defined', () => {
    fc.assert(
      fc.property(cases, ({ document, answers }) => {
        const onServer = keysOf(document, answers);
        // The page gets both as JSON.
        const sent = JSON.parse(JSON.stringify({ document, answers, files: FILES }));
        expect(keysOf(sent.document, sent.answers, sent.files)).toEqual(onServer);
        const defined = questionsOf(document)
          .filter(({ question }) => isAsked(document, answers, question.key))
          .map(({ question: { key, isRequired } }) => [
            key,
            isRequired && answerThat(document, answers, key) === null,
          ]);
        expect(onServer).toEqual(defined);
      }),
      { numRuns: 10_000 },
    );
  });

  it('an answer to a hidden question has no effect', () => {
    fc.assert(
      fc.property(cases, ({ document, answers }) => {
        const asked = keysOf(document, answers);
        const shown = new Set(asked.map(([key]) => key));
        const kept = Object.fromEntries(Object.entries(answers).filter(([key]) => shown.has(key)));
        expect(keysOf(document, kept)).toEqual(asked);
      }),
      { numRuns: 10_000 },
    );
  });

  it('every document is valid, and every answer is read from its form as it was', () => {
    fc.assert(
      fc.property(cases, ({ document, answers }) => {
        expect(documentSchema.safeParse(document).error?.issues).toBeUndefined();
        for (const { question, answer } of askedQuestions(document, answers, FILES)) {
          if (answer === null) continue;
          expect(readAnswer(question, fieldsOf(question, answer), US)).toEqual({
            answer,
            problems: [],
          });
        }
      }),
      { numRuns: 10_000 },
    );
  });
});

describe('the presets', () => {
  it.each(Object.entries(PRESETS))('%s is valid and in two languages', (_key, preset) => {
    const parsed = documentSchema.parse(preset);
    const texts = JSON.stringify(parsed);
    expect((texts.match(/"en":/g) ?? []).length).toBe((texts.match(/"es":/g) ?? []).length);
  });
});

describe('a document', () => {
  const question = (key: string, more: object = {}) => ({
    ...{ key, type: 'yes_no', title: { en: 'Q' }, isRequired: false },
    ...more,
  });
  const document = (...questions: object[]) => ({
    ...{ title: { en: 'T' }, otherSide: 'optional' },
    sections: [{ key: 's', title: { en: 'S' }, questions }],
  });
  const about = (asked: string, operator = 'is', value = 'yes') => ({
    shownIf: { match: 'all', conditions: [{ question: asked, operator, value }] },
  });

  it.each([
    [
      'a later question',
      document(question('a', about('b')), question('b')),
      'Choose an earlier question',
    ],
    ['itself', document(question('a', about('a'))), 'Choose an earlier question'],
    [
      'an answer that is not offered',
      document(question('a'), question('b', about('a', 'is', 'x'))),
      'Choose one of its answers',
    ],
    [
      'a comparison that does not apply',
      document(question('a'), question('b', about('a', 'at_least'))),
      'This cannot be compared like that',
    ],
    ['the same key twice', document(question('a'), question('a')), 'Another question has this key'],
    [
      'one choice',
      document(question('a', { type: 'choice', choices: CHOICES.slice(1, 2) })),
      'Add at least two choices',
    ],
    [
      'more files than a client may have',
      document(question('a', { type: 'file', maxFiles: 21 })),
      'Must be a whole number from 1 to 20',
    ],
    [
      'a number of files elsewhere',
      document(question('a', { maxFiles: 2 })),
      'Only questions for files have it',
    ],
  ])('is refused with %s', (_what, refused, message) => {
    expect(documentSchema.safeParse(refused).error?.issues.map((issue) => issue.message)).toContain(
      message,
    );
  });
});
