import * as errors from '../../../../messages/en/errors.ts';
import { DomainError } from '../../../platform/errors/errors.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { takeOutFile } from '../../documents/answers/answer-files.ts';
import type { RemoveFileInput } from '../schema.ts';
import { getClientPage } from './get-page.ts';
import { lockLinkedRequest, requireOpen } from './linked-request.ts';
import { placesOf } from './question-files.ts';
import { readAnswered } from './read-answers.ts';
import { storeAnswer } from './save-answer.ts';

type Deps = Pick<Context, 'db' | 'now' | 'secrets' | 'language'>;

/**
 * Takes a file out of the answer to a question, also while it is being sent. Throws `link_not_found`,
 * `questions_closed`, `question_not_asked` and `document_not_found`.
 */
export async function removeFile(deps: Deps, { token, question: key, file }: RemoveFileInput) {
  const { db, now, secrets } = deps;
  await db.transaction().execute(async (tx) => {
    const request = await lockLinkedRequest(tx, { token, now: now() });
    requireOpen(request, now());
    const { asked, answers } = await readAnswered({ db: tx, secrets }, request);
    const current = asked.find(({ question }) => question.key === key);
    if (!current) throw new DomainError('conflict', 'question_not_asked', errors.questionNotAsked);
    const places = placesOf(secrets, request.id, key);
    await takeOutFile(tx, { id: file, places, isSent: request.sentAt !== null });
    const named = answers[key];
    if (!Array.isArray(named) || !named.includes(file)) return;
    const left = named.filter((id) => id !== file);
    const value = left.length > 0 ? left : null;
    await storeAnswer(tx, { now, secrets }, { request, key, value });
  });
  return getClientPage(deps, token);
}
