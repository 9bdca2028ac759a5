import type { User } from '../../../platform/auth/user.ts';
import { invalidField } from '../../../platform/errors/errors.ts';
import { localDateOf } from '../../../platform/time/zones/rules.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { isHost } from '../extra-hours/queries.ts';
import { getBookingTerms } from '../queries.ts';
import { addTimeOff, removeTimeOff } from '../time-off/change-time-off.ts';
import { deleteTimeOff } from '../time-off/queries.ts';
import { daysOf, spanOf } from './rules.ts';
import type { CloseDaysInput } from './schema.ts';

type Deps = Pick<Context, 'db' | 'now'> & { user: User };

/** Closes whole days for the firm, or for a host on leave. Throws `invalid_input`. */
export async function closeDays(deps: Deps, { hostNumber, days }: CloseDaysInput) {
  const { zone } = await getBookingTerms(deps.db);
  const today = localDateOf(deps.now(), zone);
  const past = days.findIndex(({ lastDay }) => lastDay < today);
  if (past >= 0) throw invalidField(`days.${past}.lastDay`, 'This day has already passed');
  if (hostNumber !== null && !(await isHost(deps.db, hostNumber))) {
    throw invalidField('hostNumber', 'Must be the number of a host');
  }
  const blocks = days.map(({ reason, ...range }) => ({ ...spanOf(range, zone), reason }));
  const { added, appointments } = await addTimeOff(
    deps,
    { hostNumber, seriesId: null, blocks },
    () => ({ action: 'time-off.days-create', entityId: null, state: { hostNumber, days } }),
  );
  return { ids: added.map(({ id }) => id), appointments };
}

/** Reopens closed days. Ignores those that somebody else has reopened in the meantime. Throws `time_off_not_found`. */
export async function openDays(deps: Deps, { ids }: { ids: readonly string[] }) {
  const { zone } = await getBookingTerms(deps.db);
  return removeTimeOff(
    deps,
    (tx) => deleteTimeOff(tx, ids),
    (removed) => {
      const days = removed.map(({ hostNumber, reason, ...span }) => ({
        ...daysOf(span, zone),
        hostNumber,
        reason,
      }));
      return { action: 'time-off.days-delete', entityId: null, state: { days } };
    },
    'These days are no longer closed.',
  );
}
