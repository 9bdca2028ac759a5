import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db, Tx } from '../../../../db/client.ts';
import { unscoped } from '../../../../db/row-scope.ts';
import type { DocumentRequestItems, DocumentRequests } from '../../../../db/schema.gen.ts';
import { anyOf } from '../../privacy/person-queries.ts';
import { WHOLE_STATES } from '../rules.ts';

const COLUMNS = [
  'id',
  'personId',
  'toEmail',
  'toName',
  'clientLanguage',
  'message',
  'tokenHash',
  'expiresAt',
  'askedAt',
  'remindedAt',
  'closedAt',
] as const;

/** The request of some people that is open, whether its link has expired or not; the latest if there are several. */
export const findOpenRequest = (db: Db, personIds: readonly string[]) =>
  db
    .selectFrom('documentRequests')
    .select(COLUMNS)
    .where('personId', '=', anyOf(personIds))
    .where('closedAt', 'is', null)
    .orderBy('askedAt', 'desc')
    .limit(1)
    .executeTakeFirst();

export type StoredRequest = NonNullable<Awaited<ReturnType<typeof findOpenRequest>>>;

export const findRequest = (db: Db, id: string) =>
  db.selectFrom('documentRequests').select(COLUMNS).where('id', '=', id).executeTakeFirst();

/** The request that a link leads to, unless the link has ended. */
export const findLinkedRequest = (db: Db, { tokenHash, now }: { tokenHash: string; now: Date }) =>
  db
    .selectFrom('documentRequests')
    .select(COLUMNS)
    .where('tokenHash', '=', tokenHash)
    .where('closedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst();

/** An open request, also after its link has expired. */
export const findOpenById = (db: Db, id: string) =>
  db
    .selectFrom('documentRequests')
    .select(COLUMNS)
    .where('id', '=', id)
    .where('closedAt', 'is', null)
    .executeTakeFirst();

/** Whether some people have an open request, also one that the caller may not see. */
export async function hasOpenRequest(db: Db, personIds: readonly string[]): Promise<boolean> {
  const { rows } = await sql`
    select from ${unscoped('document_requests')}
    where person_id = any(${personIds}::text[]) and closed_at is null limit 1`.execute(db);
  return rows.length > 0;
}

/** Locks a request until the transaction ends. */
export const lockRequest = (tx: Tx, id: string) =>
  tx
    .selectFrom('documentRequests')
    .select(COLUMNS)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export async function insertRequest(tx: Tx, request: Insertable<DocumentRequests>): Promise<void> {
  await tx.insertInto('documentRequests').values(request).execute();
}

export async function updateRequest(
  tx: Tx,
  id: string,
  change: Updateable<DocumentRequests>,
): Promise<void> {
  await tx.updateTable('documentRequests').set(change).where('id', '=', id).execute();
}

/** What was asked for, in order, with the number of documents that have arrived or are being checked. */
export const listItems = (db: Db, requestIds: readonly string[]) =>
  db
    .selectFrom('documentRequestItems as item')
    .select(['item.id', 'item.requestId', 'item.label'])
    .select((eb) =>
      eb
        .selectFrom('documents')
        .select(sql<number>`count(*)::integer`.as('count'))
        .whereRef('documents.itemId', '=', 'item.id')
        .where('documents.direction', '=', 'from_client')
        .where('documents.state', 'in', WHOLE_STATES)
        .as('arrived'),
    )
    .where('item.requestId', '=', anyOf(requestIds))
    .orderBy('item.position')
    .orderBy('item.id')
    .$narrowType<{ arrived: number }>()
    .execute();

export async function insertItems(
  tx: Tx,
  items: readonly Insertable<DocumentRequestItems>[],
): Promise<void> {
  if (items.length > 0) await tx.insertInto('documentRequestItems').values(items).execute();
}

export async function updateItem(
  tx: Tx,
  { id, requestId }: { id: string; requestId: string },
  change: Updateable<DocumentRequestItems>,
): Promise<void> {
  await tx
    .updateTable('documentRequestItems')
    .set(change)
    .where('id', '=', id)
    .where('requestId', '=', requestId)
    .execute();
}

export async function deleteItems(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.deleteFrom('documentRequestItems').where('id', '=', anyOf(ids)).execute();
}
