import * as errors from '../../../../messages/en/errors.ts';
import { DomainError } from '../../../platform/errors/errors.ts';
import { localDateOf } from '../../../platform/time/zones/rules.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { enqueueEmails } from '../../email/enqueue-queries.ts';
import { mailTo } from '../asking/links.ts';
import { getClientPage } from './get-page.ts';
import { getLinkedRequest, lockLinkedRequest, requireOpen } from './linked-request.ts';
import { notifyFirm } from './notify-firm.ts';
import { deleteAnswers, setSent } from './queries.ts';
import { readAnswered } from './read-answers.ts';

type Deps = Pick<Context, 'db' | 'now' | 'secrets' | 'language'>;

/**
 * Sends the answers to the firm. Answers of questions that are not asked any more are deleted. Idempotent. Throws
 * `link_not_found`, `questions_closed` and `answers_missing`.
 */
export async function sendAnswers(deps: Deps, token: string) {
  const { db, now, secrets } = deps;
  await db.transaction().execute(async (tx) => {
    const request = await lockLinkedRequest(tx, { token, now: now() });
    requireOpen(request, now());
    if (request.sentAt) return;
    const { given, asked } = await readAnswered({ db: tx, secrets }, request);
    if (asked.some(({ isMissing }) => isMissing))
      throw new DomainError('conflict', 'answers_missing', errors.answersMissing);
    const keys = new Set(asked.map(({ question }) => question.key));
    await deleteAnswers(
      tx,
      given.filter(({ key }) => !keys.has(key)).map(({ id }) => id),
    );
    await setSent(tx, request.id, now());
    await notifyFirm(tx, request, { now: now(), isChange: false });
  });
  return getClientPage(deps, token);
}

/** Mails the link to the client again, at most once a day. Throws `link_not_found`. */
export async function sendLinkAgain(deps: Deps, token: string): Promise<void> {
  const { db, now } = deps;
  const request = await getLinkedRequest(db, { token, now: now() });
  await db
    .transaction()
    .execute((tx) =>
      enqueueEmails(tx, [mailTo(request, 'questions_request', localDateOf(now(), 'UTC'))]),
    );
}
