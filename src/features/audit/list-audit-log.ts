import { addDaysTo } from '../../platform/time/local-dates/rules.ts';
import { startOfLocalDate } from '../../platform/time/zones.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { getFirmProfile } from '../firm/queries.ts';
import { listAuditEntries, listAuditFacet } from './queries.ts';
import type { ListAuditLogInput } from './schema.ts';

type Deps = Pick<Context, 'db'>;

/** A page of what was done here, newest first. Days begin at midnight where the firm is. */
export async function listAuditLog({ db }: Deps, { from, to, ...filter }: ListAuditLogInput) {
  const zone = from || to ? (await getFirmProfile(db)).zone : 'UTC';
  return listAuditEntries(db, {
    ...filter,
    since: from ? startOfDay(from, zone, 0) : null,
    until: to ? startOfDay(to, zone, 1) : null,
  });
}

/** Who did something and what it was done to, to choose from. */
export async function listAuditFacets({ db }: Deps) {
  const [actors, entities] = await Promise.all([
    listAuditFacet(db, 'actor'),
    listAuditFacet(db, 'entity'),
  ]);
  return { actors, entities };
}

/** The first instant of the day that is `daysLater` than a local date. */
function startOfDay(localDate: string, zone: string, daysLater: number): Date {
  return startOfLocalDate(addDaysTo(localDate, daysLater), zone);
}
