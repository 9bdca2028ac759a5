import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { anyOf } from '../privacy/person-queries.ts';
import type { Direction, DocumentState, DocumentType, Refusal } from './rules.ts';

/** Requests with the labels of what they ask for now. */
export const listTimelineRequests = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('documentRequests')
    .select('id')
    .select((eb) =>
      eb
        .selectFrom('documentRequestItems as item')
        .select(sql<string[]>`coalesce(array_agg(label order by position), '{}')`.as('labels'))
        .whereRef('item.requestId', '=', 'documentRequests.id')
        .as('items'),
    )
    .where('id', '=', anyOf(ids))
    .$narrowType<{ items: string[] }>()
    .execute();

export const listTimelineDocuments = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('documents')
    .leftJoin('documentRequestItems as item', 'item.id', 'documents.itemId')
    .select([
      'documents.id',
      'documents.direction',
      'documents.state',
      'documents.refusal',
      'documents.type',
      'documents.sizeBytes',
      'item.label as item',
    ])
    .where('documents.id', '=', anyOf(ids))
    .$narrowType<{
      direction: Direction;
      state: DocumentState;
      refusal: Refusal | null;
      type: DocumentType | null;
    }>()
    .execute();
