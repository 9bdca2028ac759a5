import { retryOnConflict } from '../../../../db/retry-on-conflict.ts';
import { DomainError } from '../../../platform/errors/errors.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { listAlternatives, type Visit } from '../availability.ts';
import { getBookingTerms } from '../queries.ts';
import { TimeTakenError } from './queries.ts';

type Wanted = { wanted: Date } & Visit;

// Who leaves one time for another may want what a batch of bookings has, which wants the one that is left.
const ATTEMPTS = 3;

/**
 * Does what takes a time, by one transaction, and where that is taken or off refuses it as `slot_taken`, with the three free
 * starts nearest to the one that `work` has said it wants. They are looked up once its transaction is over.
 */
export async function withAlternatives<Result>(
  { db, now }: Pick<Context, 'db' | 'now'>,
  work: (wants: (wanted: Wanted) => void) => Promise<Result>,
): Promise<Result> {
  let wish: Wanted | undefined;
  try {
    return await retryOnConflict(ATTEMPTS, () =>
      work((wanted) => {
        wish = wanted;
      }),
    );
  } catch (error) {
    if (!(error instanceof TimeTakenError) || !wish) throw error;
    const { zone } = await getBookingTerms(db);
    throw new DomainError('conflict', 'slot_taken', 'This time is taken or blocked.', {
      alternatives: await listAlternatives({ db, now }, { ...wish, zone }),
    });
  }
}
