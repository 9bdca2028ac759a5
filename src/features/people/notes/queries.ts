import { type Insertable, sql } from 'kysely';
import type { Db, Tx } from '../../../../db/client.ts';
import type { PersonNotes } from '../../../../db/schema.gen.ts';
import type { CallDirection, CallOutcome, NoteKind } from '../rules.ts';

const COLUMNS = [
  'id',
  'personId',
  'kind',
  'text',
  'direction',
  'outcome',
  'happenedAt',
  'author',
  'authorId',
  'updatedAt',
] as const;

type Narrowed = { kind: NoteKind; direction: CallDirection | null; outcome: CallOutcome | null };

export const listNotes = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('personNotes')
    .select(COLUMNS)
    .where('id', '=', sql<string>`any(${ids})`)
    .$narrowType<Narrowed>()
    .execute();

export type StoredNote = Awaited<ReturnType<typeof listNotes>>[number];

export const lockNote = (tx: Tx, id: string) =>
  tx
    .selectFrom('personNotes')
    .select(COLUMNS)
    .where('id', '=', id)
    .$narrowType<Narrowed>()
    .forUpdate()
    .executeTakeFirst();

export const insertNote = (tx: Tx, note: Insertable<PersonNotes>) =>
  tx
    .insertInto('personNotes')
    .values(note)
    .returning(COLUMNS)
    .$narrowType<Narrowed>()
    .executeTakeFirstOrThrow();

export const updateNote = (
  tx: Tx,
  id: string,
  change: Pick<Insertable<PersonNotes>, 'text' | 'direction' | 'outcome' | 'happenedAt'>,
) =>
  tx
    .updateTable('personNotes')
    .set({ ...change, updatedAt: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .returning(COLUMNS)
    .$narrowType<Narrowed>()
    .executeTakeFirstOrThrow();

export async function deleteNote(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('personNotes').where('id', '=', id).execute();
}

/** Adds the event of a note to the timeline, or moves it to another time. */
export async function saveNoteEvent(
  tx: Tx,
  {
    id,
    kind,
    personId,
    happenedAt,
  }: { id: string; kind: string; personId: string; happenedAt: Date },
): Promise<void> {
  await tx
    .insertInto('timelineEvents')
    .values({ kind, recordId: id, personId, at: happenedAt })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'recordId', 'what']).doUpdateSet({ at: happenedAt }),
    )
    .execute();
}

export async function deleteNoteEvent(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('timelineEvents').where('recordId', '=', id).execute();
}
