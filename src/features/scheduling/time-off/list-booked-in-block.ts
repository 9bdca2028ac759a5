import type { StaffUser } from '../../../platform/auth/user.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { getBookingTerms } from '../queries.ts';
import { requireSpan } from './block-time.ts';
import { listBookedIn } from './queries.ts';
import { requireBlockedHost } from './require-blocked-host.ts';
import { requireSeries } from './require-series.ts';
import type { BlockSeriesInput, BlockTimeInput } from './schema.ts';

const SHOWN = 8;

/** The existing appointments in times to be blocked, which would stay. Throws `invalid_input`. */
export async function listBookedInBlock(
  { db, now, user }: Pick<Context, 'db' | 'now'> & { user: StaffUser },
  input: BlockTimeInput | BlockSeriesInput,
) {
  const { zone } = await getBookingTerms(db);
  const terms = { zone, now: now() };
  const spans = 'weekdays' in input ? requireSeries(input, terms) : [requireSpan(input, terms)];
  const hostNumber = await requireBlockedHost({ db, user }, input);
  return firstBooked(await listBookedIn(db, { spans, hostNumber }));
}

/** The number of booked appointments and the first of them: as many as fit into a confirmation dialog. */
export const firstBooked = <Booked>(booked: readonly Booked[]) => ({
  count: booked.length,
  first: booked.slice(0, SHOWN),
});
