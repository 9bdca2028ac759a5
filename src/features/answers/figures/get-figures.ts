import { addMonthsTo, firstOf, monthOf } from '../../../platform/time/month-rules.ts';
import { localDateOf, startOfLocalDate } from '../../../platform/time/zones/rules.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { getOfficeHours } from '../../firm/queries.ts';
import { listMonthFigures } from './queries.ts';

const MONTHS = 6;

/** How fast the firm answered in the present month and the five before; months without arrivals are included. */
export async function getAnswerFigures({ db, now }: Pick<Context, 'db' | 'now'>) {
  const { zone } = await getOfficeHours(db);
  const thisMonth = monthOf(localDateOf(now(), zone));
  const months = Array.from({ length: MONTHS }, (_, place) =>
    addMonthsTo(thisMonth, place - MONTHS + 1),
  );
  const since = startOfLocalDate(firstOf(months[0] ?? thisMonth), zone);
  const found = await listMonthFigures(db, { since, now: now(), zone });
  return months.map(
    (month) =>
      found.find((figures) => figures.month === month) ?? {
        month,
        arrived: 0,
        medianMinutes: null,
        inTimePercent: null,
      },
  );
}
