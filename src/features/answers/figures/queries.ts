import { sql } from 'kysely';
import type { Db } from '../../../../db/client.ts';
import { scoped } from '../../../../db/row-scope.ts';

export type MonthFigures = {
  month: string;
  arrived: number;
  medianMinutes: number | null;
  inTimePercent: number | null;
};

/**
 * How fast messages and bookings that arrived since an instant were answered, by the month of arrival in `zone`. Leaves
 * out those without a due time: they arrived before due times existed, or needed no answer.
 */
export async function listMonthFigures(
  db: Db,
  { since, now, zone }: { since: Date; now: Date; zone: string },
): Promise<MonthFigures[]> {
  const { rows } = await sql<MonthFigures>`
    with arrivals as (
      select created_at as since, answer_due_at as due_at, answered_at from ${scoped('contact_submissions')}
      where created_at >= ${since} and answer_due_at is not null and not is_spam and deleted_at is null
      union all
      select since, due_at, answered_at from booking_answers
      where since >= ${since} and due_at is not null
    )
    select to_char(since at time zone ${zone}, 'YYYY-MM') as month, count(*)::int as arrived,
      round(percentile_cont(0.5) within group (order by extract(epoch from answered_at - since))
        / 60)::int as median_minutes,
      round(100.0 * count(*) filter (where answered_at <= due_at)
        / nullif(count(*) filter (where answered_at is not null or due_at < ${now}), 0))::int
        as in_time_percent
    from arrivals group by month order by month`.execute(db);
  return rows;
}
