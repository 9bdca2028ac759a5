import { sql } from 'kysely';
import type { Db } from '../../../../db/client.ts';
import {
  inOrder,
  type ListOrder,
  type PageStart,
  pageKey,
  readPage,
} from '../../../platform/pagination/page-queries.ts';

const NEWEST_FIRST: ListOrder = {
  column: 'at',
  type: 'timestamptz',
  idType: 'bigint',
  direction: 'desc',
};

type EventRow = {
  id: string;
  kind: string;
  recordId: string;
  aboutId: string | null;
  what: string;
  at: Date;
  pageKey: string;
};

/**
 * A page of the events of some people, the newest first. Each person's events are read from the index, so a page costs
 * the same however long the histories are.
 */
export function listEvents(db: Db, memberIds: readonly string[], page: PageStart) {
  return readPage<EventRow>(NEWEST_FIRST, page, async (position, limit) => {
    const ofMember = inOrder(
      db
        .selectFrom('timelineEvents')
        .select(['id', 'kind', 'recordId', 'aboutId', 'what', 'at', pageKey(NEWEST_FIRST)])
        .where(sql<boolean>`person_id = member.member_id`),
      NEWEST_FIRST,
      position,
    ).limit(limit);
    const direction = position?.side === 'before' ? sql`asc` : sql`desc`;
    const { rows } = await sql<EventRow>`
      select event.* from unnest(${memberIds}::text[]) as member (member_id)
        cross join lateral (${ofMember}) as event
      order by event.at ${direction}, event.id ${direction} limit ${limit}`.execute(db);
    return rows;
  });
}
