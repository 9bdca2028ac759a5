import { isDeepStrictEqual } from 'node:util';
import type { Tx } from '../../../../db/client.ts';
import * as errors from '../../../../messages/en/errors.ts';
import * as validation from '../../../../messages/en/validation.ts';
import { DomainError, type FieldErrors } from '../../../platform/errors/errors.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { findFormats } from '../../firm/find-formats.ts';
import { type AnswerProblem, readAnswer } from '../answer-rules.ts';
import type { FoundRequest } from '../asking/queries.ts';
import type { Answer } from '../rules.ts';
import type { AnswerInput } from '../schema.ts';
import { getClientPage } from './get-page.ts';
import { lockLinkedRequest, requireOpen } from './linked-request.ts';
import { notifyFirm } from './notify-firm.ts';
import { insertSealedAnswer, setChanged } from './queries.ts';
import { fileFields } from './question-files.ts';
import { readAnswered, sealAnswer } from './read-answers.ts';

type Deps = Pick<Context, 'db' | 'now' | 'secrets' | 'language'>;

/**
 * Keeps the answer of a question; former answers stay stored, so that of two devices the last one wins and nothing is
 * lost. An empty optional answer counts as left out. After the answers were sent, it is a change, of which the firm is told. Throws
 * `link_not_found`, `questions_closed`, `question_not_asked` and `invalid_input`.
 */
export async function saveAnswer(
  deps: Deps,
  { token, question: key, fields, isLater }: AnswerInput,
) {
  const { db, now, secrets } = deps;
  await db.transaction().execute(async (tx) => {
    const request = await lockLinkedRequest(tx, { token, now: now() });
    requireOpen(request, now());
    const { asked: all, answers } = await readAnswered({ db: tx, secrets }, request);
    const asked = all.find(({ question }) => question.key === key);
    if (!asked) throw new DomainError('conflict', 'question_not_asked', errors.questionNotAsked);
    const { answer: value, problems } = readAnswer(
      asked.question,
      asked.question.type === 'file'
        ? await fileFields({ db: tx, secrets }, request.id, key)
        : fields,
      await findFormats(tx),
    );
    const isEmpty = problems.every(({ problem }) => problem === 'required' || problem === 'choose');
    if (isLater && value === null && isEmpty) return;
    if (problems.length > 0) throw refused(problems);
    if (asked.isDone && isDeepStrictEqual(answers[key], value)) return;
    await storeAnswer(tx, { now, secrets }, { request, key, value });
  });
  return getClientPage(deps, token);
}

/** Adds an answer; after the answers were sent, it is a change, of which the firm is told. */
export async function storeAnswer(
  tx: Tx,
  { now, secrets }: Pick<Deps, 'now' | 'secrets'>,
  {
    request: { id, sentAt },
    key,
    value,
  }: { request: Pick<FoundRequest, 'id' | 'sentAt'>; key: string; value: Answer | null },
): Promise<void> {
  const sealed = sealAnswer(secrets, id, { key, value });
  await insertSealedAnswer(tx, { requestId: id, answeredAt: now(), sealed });
  if (!sentAt) return;
  await setChanged(tx, id, now());
  await notifyFirm(tx, { id }, { now: now(), isChange: true });
}

function refused(problems: readonly AnswerProblem[]): DomainError {
  const fieldErrors: FieldErrors = Object.fromEntries(
    problems.map((problem) => [problem.field, [messageOf(problem)]]),
  );
  return new DomainError('invalid', 'invalid_input', Object.values(fieldErrors).flat().join('. '), {
    fieldErrors,
  });
}

const MESSAGES = {
  required: validation.required,
  choose: validation.choose,
  notValid: validation.notValid,
  date: validation.date,
  amount: validation.amount,
  singleLine: validation.singleLine,
} as const;

const messageOf = ({ problem, max }: AnswerProblem): string =>
  problem === 'atMostCharacters'
    ? validation.atMostCharacters({ max: `${max}` })
    : MESSAGES[problem];
