import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import type { RowState } from '../../platform/audit/queries.ts';
import { fetchPage, orderFor, pageKey } from '../../platform/pagination/page-queries.ts';
import type { ListAuditLogInput } from './schema.ts';

const ORDERS = { at: { column: 'at', type: 'timestamptz', idType: 'bigint' } } as const;

/** A page of the log, newest first unless sorted. `since` is inclusive, `until` exclusive. */
export function listAuditEntries(
  db: Db,
  {
    limit,
    cursor,
    actor,
    entity,
    action,
    entityId,
    since,
    until,
    sort,
  }: Omit<ListAuditLogInput, 'from' | 'to'> & { since: Date | null; until: Date | null },
) {
  const order = orderFor(ORDERS, sort ?? '-at');
  let entries = db.selectFrom('auditLog');
  if (actor) entries = entries.where('actor', '=', actor);
  if (entity) entries = entries.where('entity', '=', entity);
  if (entityId) entries = entries.where('entityId', '=', entityId);
  if (action) entries = entries.where('action', 'like', `${action.replace(/[\\%_]/g, '\\$&')}%`);
  if (since) entries = entries.where('at', '>=', since);
  if (until) entries = entries.where('at', '<', until);
  return fetchPage(
    entries
      .select(['id', 'at', 'actor', 'action', 'entity', 'entityId'])
      .select((eb) => [
        eb.ref('before').$castTo<RowState>().as('before'),
        eb.ref('after').$castTo<RowState>().as('after'),
      ])
      .select(pageKey(order)),
    order,
    { limit, cursor },
  );
}

/** A filter with more values than this is not useful. */
const FACET_LIMIT = 100;

/** The distinct values of a column, by a loose index scan: reads one row per value. */
export async function listAuditFacet(db: Db, name: 'actor' | 'entity'): Promise<string[]> {
  const column = sql.ref(name);
  const { rows } = await sql<{ value: string }>`
    with recursive facet (value) as (
      (select ${column} from audit_log order by ${column} limit 1)
      union all
      select (select ${column} from audit_log where ${column} > facet.value order by ${column} limit 1)
      from facet where facet.value is not null
    )
    select value from facet where value is not null limit ${sql.lit(FACET_LIMIT)}`.execute(db);
  return rows.map(({ value }) => value);
}
