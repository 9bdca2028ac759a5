import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { findRoots, listMembers } from '../people/joins/queries.ts';

/** The messages and appointments of a person, the newest first; `begunAt`: when they came in. */
export async function listRecordsOf(db: Db, personId: string) {
  const [rootId = personId] = (await findRoots(db, [personId])).values();
  const members = await listMembers(db, rootId);
  return db
    .selectFrom('timelineEvents')
    .select(['kind', 'recordId'])
    .select([sql<Date>`max(at)`.as('at'), sql<Date>`min(at)`.as('begunAt')])
    .where('personId', '=', sql<string>`any(${members})`)
    .where('kind', 'in', ['message', 'appointment'])
    .groupBy(['kind', 'recordId'])
    .orderBy('at', 'desc')
    .$narrowType<{ kind: 'message' | 'appointment' }>()
    .execute();
}
