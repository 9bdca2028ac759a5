import { addDaysTo } from '../../../platform/time/local-dates/rules.ts';
import { bookableDays, clampMonth, MONTH, monthOf } from '../../../platform/time/month-rules.ts';
import { localDateOf } from '../../../platform/time/zones/rules.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { getFirmProfile } from '../../firm/queries.ts';
import { MAX_DAYS_AHEAD } from '../../scheduling/rules.ts';
import { getLinked, listLinkedFreeTimes } from './get-linked.ts';
import type { LinkedMonth } from './schema.ts';

/**
 * A month of times for moving the appointment, for the version of its page without scripts. By default the month of the
 * appointment. Throws `link_not_found`.
 */
export async function listLinkedMonth(
  deps: Pick<Context, 'db' | 'now' | 'contentCache' | 'language'>,
  { month: wanted, ...link }: { token: string; anyAttorney: boolean; month?: string | undefined },
): Promise<LinkedMonth> {
  const [{ zone }, { scheduledDate }] = await Promise.all([
    getFirmProfile(deps.db),
    getLinked(deps, link.token),
  ]);
  const today = localDateOf(deps.now(), zone);
  const last = addDaysTo(today, MAX_DAYS_AHEAD);
  const asked = MONTH.test(wanted ?? '') ? wanted : undefined;
  const month = clampMonth(asked ?? monthOf(localDateOf(scheduledDate, zone)), { today, last });
  const { days } = await listLinkedFreeTimes(deps, {
    ...link,
    ...bookableDays(month, { today, last }),
  });
  return { month, today, last, days };
}
