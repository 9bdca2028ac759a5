import type {
  Answer,
  Answers,
  Condition,
  Files,
  Question,
  QuestionnaireDocument,
  Section,
  ShownIf,
} from './rules.ts';

/** A question as it is asked with the present answers. */
export type AskedQuestion = {
  section: Section;
  question: Question;
  answer: Answer | null;
  /** Whether it was answered or left out. */
  isDone: boolean;
  /** Whether it must be answered before the answers can be sent. */
  isMissing: boolean;
};

/**
 * The questions that are asked with these answers, in order. Page and server decide by this function what is shown and
 * required. A condition is about an earlier question; one that is not asked counts as not answered, so its answer has no
 * effect and is not kept. A question for files is answered by those that are there as a whole.
 */
export function askedQuestions(
  { sections }: QuestionnaireDocument,
  answers: Answers,
  files: Files,
): AskedQuestion[] {
  const kept = new Map<string, Answer>();
  const asked: AskedQuestion[] = [];
  for (const section of sections) {
    if (!isShown(section.shownIf, kept)) continue;
    for (const question of section.questions) {
      if (!isShown(question.shownIf, kept)) continue;
      const given = Object.hasOwn(answers, question.key) ? answers[question.key] : undefined;
      const answer = question.type === 'file' ? wholeOf(given, files) : (given ?? null);
      if (answer !== null) kept.set(question.key, answer);
      asked.push({
        ...{ section, question, answer, isDone: given !== undefined },
        isMissing: question.isRequired && answer === null,
      });
    }
  }
  return asked;
}

function wholeOf(answer: Answer | null | undefined, files: Files): readonly string[] | null {
  const whole = Array.isArray(answer) ? answer.filter((id) => files[id]?.isWhole) : [];
  return whole.length > 0 ? whole : null;
}

function isShown(shownIf: ShownIf | undefined, kept: ReadonlyMap<string, Answer>): boolean {
  if (!shownIf || shownIf.conditions.length === 0) return true;
  const holds = (condition: Condition) => isTrue(condition, kept.get(condition.question));
  return shownIf.match === 'all' ? shownIf.conditions.every(holds) : shownIf.conditions.some(holds);
}

/** Without an answer only `unanswered` is true. */
function isTrue({ operator, value }: Condition, answer: Answer | undefined): boolean {
  if (operator === 'unanswered') return answer === undefined;
  if (answer === undefined) return false;
  switch (operator) {
    case 'answered':
      return true;
    case 'is':
      return answer === value;
    case 'is_not':
      return answer !== value;
    case 'includes':
      return Array.isArray(answer) && answer.includes(value);
    case 'excludes':
      return Array.isArray(answer) && !answer.includes(value);
    case 'at_least':
      return typeof answer === 'string' && compare(answer, value) >= 0;
    case 'at_most':
      return typeof answer === 'string' && compare(answer, value) <= 0;
  }
}

const DATE = /^\d{4}-/;

/** Dates as text, amounts as numbers. */
function compare(answer: string, value: string): number {
  if (DATE.test(value)) return answer < value ? -1 : Number(answer > value);
  return Number(answer) - Number(value);
}

/** The question to go on with: the first that was neither answered nor left out, or must be answered. */
export const nextQuestion = (asked: readonly AskedQuestion[]): AskedQuestion | undefined =>
  asked.find(({ isDone, isMissing }) => !isDone || isMissing);
