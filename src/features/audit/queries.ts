import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { scoped } from '../../../db/row-scope.ts';
import type { RowState } from '../../platform/audit/queries.ts';
import { fetchPage, orderFor, pageKey } from '../../platform/pagination/page-queries.ts';
import { readAll } from '../../platform/pagination/read-all.ts';
import type { ExportAuditLogInput, ListAuditLogInput } from './schema.ts';

const ORDERS = { at: { column: 'at', type: 'timestamptz', idType: 'bigint' } } as const;

/** Filters with the days as instants: `since` is inclusive, `until` exclusive. */
export type AuditFilter = Omit<ExportAuditLogInput, 'from' | 'to' | 'sort'> & {
  since: Date | null;
  until: Date | null;
};

const filtered = (db: Db, { actor, entity, action, entityId, since, until }: AuditFilter) => {
  let entries = db.selectFrom('auditLog');
  if (actor) entries = entries.where('actor', '=', actor);
  if (entity) entries = entries.where('entity', '=', entity);
  if (entityId) entries = entries.where('entityId', '=', entityId);
  if (action) entries = entries.where('action', 'like', `${action.replace(/[\\%_]/g, '\\$&')}%`);
  if (since) entries = entries.where('at', '>=', since);
  if (until) entries = entries.where('at', '<', until);
  return entries
    .select(['id', 'at', 'actor', 'action', 'entity', 'entityId'])
    .select((eb) => [
      eb.ref('before').$castTo<RowState>().as('before'),
      eb.ref('after').$castTo<RowState>().as('after'),
    ]);
};

/** A page of the log, newest first unless sorted. */
export function listAuditEntries(
  db: Db,
  {
    limit,
    cursor,
    sort,
    ...filter
  }: AuditFilter & Pick<ListAuditLogInput, 'limit' | 'cursor' | 'sort'>,
) {
  const order = orderFor(ORDERS, sort ?? '-at');
  return fetchPage(filtered(db, filter).select(pageKey(order)), order, { limit, cursor });
}

/** All entries that match, in the order of the list, in batches: see `readAll`. */
export function readAuditEntries(
  db: Db,
  { sort, ...filter }: AuditFilter & Pick<ExportAuditLogInput, 'sort'>,
) {
  const order = orderFor(ORDERS, sort ?? '-at');
  return readAll(db, filtered(db, filter).select(pageKey(order)), order);
}

/** A filter with more values than this is not useful. */
const FACET_LIMIT = 100;

/** The distinct values of a column, by a loose index scan: reads one row per value. */
export async function listAuditFacet(db: Db, name: 'actor' | 'entity'): Promise<string[]> {
  const column = sql.ref(name);
  const { rows } = await sql<{ value: string }>`
    with recursive facet (value) as (
      (select ${column} from ${scoped('audit_log')} order by ${column} limit 1)
      union all
      select (select ${column} from ${scoped('audit_log')} where ${column} > facet.value order by ${column} limit 1)
      from facet where facet.value is not null
    )
    select value from facet where value is not null limit ${sql.lit(FACET_LIMIT)}`.execute(db);
  return rows.map(({ value }) => value);
}
