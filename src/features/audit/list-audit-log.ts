import type { Db } from '../../../db/client.ts';
import { type DayRange, instantsOf } from '../../platform/time/day-range.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { getFirmProfile } from '../firm/queries.ts';
import { listAuditEntries, listAuditFacet } from './queries.ts';
import type { ListAuditLogInput } from './schema.ts';

type Deps = Pick<Context, 'db'>;

/** A page of the audit log, newest first. Days begin at midnight in the firm's zone. */
export async function listAuditLog(
  { db, describeAction }: Pick<Context, 'db' | 'describeAction'>,
  input: ListAuditLogInput,
) {
  const page = await listAuditEntries(db, await withInstants(db, input));
  const items = page.items.map((entry) => ({ ...entry, summary: describeAction(entry) }));
  return { ...page, items };
}

/** Replaces the days of a filter by the instants between which they are, in the firm's zone. */
export async function withInstants<Filter extends DayRange>(
  db: Db,
  { from, to, ...filter }: Filter,
) {
  const zone = from || to ? (await getFirmProfile(db)).zone : 'UTC';
  return { ...filter, ...instantsOf({ from, to }, zone) };
}

/** The actors and entities in the log, as values for the filters. */
export async function listAuditFacets({ db }: Deps) {
  const [actors, entities] = await Promise.all([
    listAuditFacet(db, 'actor'),
    listAuditFacet(db, 'entity'),
  ]);
  return { actors, entities };
}
