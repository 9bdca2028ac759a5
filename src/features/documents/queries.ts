import type { Insertable, Updateable } from 'kysely';
import type { Db, Tx } from '../../../db/client.ts';
import type { Documents } from '../../../db/schema.gen.ts';
import { findRoots } from '../people/joins/queries.ts';
import { lockPerson } from '../people/queries.ts';
import { anyOf } from '../privacy/person-queries.ts';
import type { Direction, DocumentState, DocumentType, Refusal, Scan } from './rules.ts';

const COLUMNS = [
  'documents.id',
  'documents.requestId',
  'documents.itemId',
  'documents.direction',
  'documents.answerPlace',
  'documents.name',
  'documents.dataKey',
  'documents.sizeBytes',
  'documents.type',
  'documents.state',
  'documents.refusal',
  'documents.scan',
  'documents.checkFailures',
  'documents.createdBy',
  'documents.downloadedAt',
  'documents.settledAt',
  'documents.createdAt',
] as const;

type Narrowed = {
  direction: Direction;
  type: DocumentType | null;
  state: DocumentState;
  refusal: Refusal | null;
  scan: Scan;
};

const documentsWithPerson = (db: Db) =>
  db
    .selectFrom('documents')
    .innerJoin('documentRequests as request', 'request.id', 'documents.requestId')
    .select([...COLUMNS, 'request.personId'])
    .$narrowType<Narrowed>();

/** A document as it is stored: name and key are sealed. */
export type StoredDocument = NonNullable<Awaited<ReturnType<typeof findDocument>>>;

export const findDocument = (db: Db, id: string) =>
  documentsWithPerson(db).where('documents.id', '=', id).executeTakeFirst();

/** Locks a document until the transaction ends. */
export const lockDocument = (tx: Tx, id: string) =>
  documentsWithPerson(tx).where('documents.id', '=', id).forUpdate('documents').executeTakeFirst();

/** The documents of some people, also of ended requests, newest first. */
export const listDocumentsOf = (db: Db, personIds: readonly string[]) =>
  documentsWithPerson(db)
    .where('request.personId', '=', anyOf(personIds))
    .orderBy('documents.createdAt', 'desc')
    .orderBy('documents.id')
    .execute();

export const listDocumentsIn = (db: Db, requestId: string) =>
  documentsWithPerson(db)
    .where('documents.requestId', '=', requestId)
    .orderBy('documents.createdAt')
    .orderBy('documents.id')
    .execute();

/** How many documents of a request count towards the limit: refused ones do not. */
export async function countDocuments(
  db: Db,
  requestId: string,
  direction: Direction,
): Promise<number> {
  const { count } = await db
    .selectFrom('documents')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('requestId', '=', requestId)
    .where('direction', '=', direction)
    .where('state', '<>', 'refused')
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertDocument(tx: Tx, document: Insertable<Documents>): Promise<void> {
  await tx.insertInto('documents').values(document).execute();
}

/** Changes a document if it is in this state. Returns whether it was. */
export async function updateDocument(
  db: Db,
  { id, state }: { id: string; state: DocumentState },
  change: Updateable<Documents>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('documents')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', state)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Records when the other side first downloaded a document. */
export async function markDownloaded(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable('documents')
    .set({ downloadedAt: now })
    .where('id', '=', id)
    .where('downloadedAt', 'is', null)
    .execute();
}

export async function deleteDocument(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('documents').where('id', '=', id).execute();
}

/**
 * Locks the person whom staff see for a document, before anything else: an event takes a shared lock of its person, and two
 * of those would then wait for each other when the person is refreshed.
 */
export async function lockShownPerson(tx: Tx, personId: string): Promise<void> {
  const [rootId = personId] = (await findRoots(tx, [personId])).values();
  await lockPerson(tx, rootId);
}

/** Adds an event of a document or a request to the timeline of its person, or moves it to another time. */
export async function saveEvent(
  tx: Tx,
  event: { recordId: string; personId: string; at: Date },
): Promise<void> {
  await tx
    .insertInto('timelineEvents')
    .values({ kind: 'document', ...event })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'recordId', 'what']).doUpdateSet({ at: event.at }),
    )
    .execute();
}

export async function deleteEvents(tx: Tx, recordIds: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('timelineEvents')
    .where('kind', '=', 'document')
    .where('recordId', '=', anyOf(recordIds))
    .execute();
}
