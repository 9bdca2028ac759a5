import { localDateOf } from '../../src/platform/time/zones/rules.ts';

/**
 * Groups rows by their local date in a time zone and keeps their order. `instantOf` returns an ISO timestamp in UTC.
 */
export function groupByDay<Row>(
  rows: readonly Row[],
  instantOf: (row: Row) => string,
  zone: string,
): { date: string; rows: Row[] }[] {
  const days: { date: string; rows: Row[] }[] = [];
  for (const row of rows) {
    const date = localDateOf(new Date(instantOf(row)), zone);
    const last = days.at(-1);
    if (last?.date === date) last.rows.push(row);
    else days.push({ date, rows: [row] });
  }
  return days;
}
