import type pg from 'pg';

/** Row count of each table, by name. */
export async function rowCounts(database: pg.Client): Promise<Map<string, number>> {
  const { rows: tables } = await database.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class
     where relkind = 'r' and relnamespace::regnamespace::text not in ('pg_catalog', 'information_schema', 'rival')`,
  );
  const counts = new Map<string, number>();
  for (const { name } of tables) {
    const { rows } = await database.query<{ count: number }>(
      `select count(*)::int as count from ${name}`,
    );
    counts.set(name, rows[0]?.count ?? 0);
  }
  return counts;
}

/**
 * The rows that each of `calls` calls has written in addition to its own row in `table`, as text, such as `2
 * outbox_emails, 2 pgboss.job`.
 */
export function describeWritten(
  before: ReadonlyMap<string, number>,
  after: ReadonlyMap<string, number>,
  { calls, table }: { calls: number; table: string },
): string {
  const written = [...after].flatMap(([name, count]) => {
    // Rounded, because background jobs occasionally write a row.
    const perCall = Math.round((count - (before.get(name) ?? 0)) / calls);
    return perCall > 0 && name !== table ? [`${perCall} ${name}`] : [];
  });
  return written.join(', ') || 'nothing';
}
