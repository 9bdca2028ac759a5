import * as errors from '../../../../messages/en/errors.ts';
import * as validation from '../../../../messages/en/validation.ts';
import { DomainError, invalidField } from '../../../platform/errors/errors.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { compareArrivals } from '../../conflicts/compare-arrivals.ts';
import { isQueued } from '../../conflicts/queue-queries.ts';
import { openIfCleared } from '../asking/open-cleared.ts';
import type { FoundRequest } from '../asking/queries.ts';
import type { NamesInput } from '../schema.ts';
import { getClientPage } from './get-page.ts';
import { clientStateOf, lockLinkedRequest } from './linked-request.ts';
import { updateNames } from './queries.ts';

type Deps = Pick<Context, 'db' | 'now' | 'secrets' | 'language' | 'log'>;

/** How many batches of other names may be compared before these. */
const MAX_BATCHES = 3;

/**
 * Stores the names of both sides, and compares them at once with those that the firm knows, so that the client can go on
 * where the firm lets them. Changed names have to be cleared again. Throws `link_not_found`, `invalid_input`, and
 * `questions_closed` if the answers are sent or a conflict was found.
 */
export async function saveNames(deps: Deps, { token, ...names }: NamesInput) {
  const { db, now } = deps;
  const id = await db.transaction().execute(async (tx) => {
    const request = await lockLinkedRequest(tx, { token, now: now() });
    const state = clientStateOf(request, now());
    if (state === 'closed' || state === 'answered') {
      throw new DomainError('conflict', 'questions_closed', errors.questionsClosed);
    }
    if (request.document.otherSide === 'required' && names.otherName === null)
      throw invalidField('otherName', validation.required);
    if (!isSame(request, names)) await updateNames(tx, request.id, { names, now: now() });
    return request.id;
  });
  // A failure here changes nothing: the job compares the names as well.
  await compareNow(deps, id).catch((error: unknown) =>
    deps.log.warn({ err: error }, 'the names of questions are compared later'),
  );
  return getClientPage(deps, token);
}

const isSame = (request: FoundRequest, names: Omit<NamesInput, 'token'>) =>
  request.namesAt !== null &&
  (Object.keys(names) as (keyof typeof names)[]).every((name) => request[name] === names[name]);

async function compareNow({ db, now }: Deps, id: string): Promise<void> {
  for (let batch = 0; batch < MAX_BATCHES && (await isQueued(db, 'questions', id)); batch += 1) {
    // The job may be comparing other names just then: these would be left to its next run.
    await compareArrivals({ db, now }, { waits: true });
  }
  await db.transaction().execute((tx) => openIfCleared(tx, id, now()));
}
