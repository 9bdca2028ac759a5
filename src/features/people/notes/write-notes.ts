import type { Tx } from '../../../../db/client.ts';
import { insertAuditEntry } from '../../../platform/audit/queries.ts';
import type { User } from '../../../platform/auth/user.ts';
import { editedMeanwhile, invalidField, notFound } from '../../../platform/errors/errors.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { noSuchPerson, requirePerson } from '../get-person.ts';
import { lockPerson } from '../queries.ts';
import { refreshPeople } from '../refresh-queries.ts';
import type { AddNoteInput, Note, UpdateNoteInput } from '../schema.ts';
import {
  deleteNote,
  deleteNoteEvent,
  insertNote,
  lockNote,
  saveNoteEvent,
  updateNote,
} from './queries.ts';

type Deps = Pick<Context, 'db' | 'now'> & { user: User };

/** Adds a note or a call to a person. Throws `person_not_found`. */
export function addNote(
  { db, now, user }: Deps,
  { personId, happenedAt, ...fields }: AddNoteInput,
) {
  return db.transaction().execute(async (tx) => {
    const { rootId } = await requirePerson(tx, personId);
    if (!(await lockPerson(tx, rootId))) throw noSuchPerson();
    const note = await insertNote(tx, {
      ...fields,
      personId: rootId,
      happenedAt: happenedAt ?? now(),
      author: user.username,
    });
    await saveNoteEvent(tx, note);
    await refreshAndAudit(tx, user, 'create', note);
    return note;
  });
}

/** Changes a note or a call. Throws `note_not_found` or `edited_meanwhile`. */
export function changeNote(
  { db, user }: Omit<Deps, 'now'>,
  { id, updatedAt, happenedAt, ...fields }: UpdateNoteInput,
) {
  return db.transaction().execute(async (tx) => {
    const before = await lockExisting(tx, id);
    if (before.updatedAt.getTime() !== updatedAt.getTime()) {
      throw editedMeanwhile('Somebody else has changed this note since you opened it.');
    }
    const isCall = before.kind === 'call';
    if (isCall !== Boolean(fields.direction && fields.outcome)) {
      throw invalidField('direction', 'A call needs a direction and an outcome');
    }
    const note = await updateNote(tx, id, {
      ...fields,
      happenedAt: happenedAt ?? before.happenedAt,
    });
    await saveNoteEvent(tx, note);
    await refreshAndAudit(tx, user, 'update', note);
    return note;
  });
}

/** Deletes a note or a call. Throws `note_not_found`. */
export function removeNote({ db, user }: Omit<Deps, 'now'>, id: string) {
  return db.transaction().execute(async (tx) => {
    const before = await lockExisting(tx, id);
    await deleteNote(tx, id);
    await deleteNoteEvent(tx, id);
    await refreshAndAudit(tx, user, 'delete', before);
    return { id };
  });
}

/** Refreshes the person and writes the audit entry, which has the kind of the note but not its text. */
async function refreshAndAudit(
  tx: Tx,
  user: User,
  verb: 'create' | 'update' | 'delete',
  { personId, kind }: { personId: string; kind: Note['kind'] },
): Promise<void> {
  await refreshPeople(tx, [personId]);
  await insertAuditEntry(tx, {
    actor: user.username,
    action: `person-${kind}.${verb}`,
    entity: 'people',
    entityId: personId,
    before: null,
    after: {},
  });
}

async function lockExisting(tx: Tx, id: string) {
  const note = await lockNote(tx, id);
  if (note) return note;
  throw notFound('note', 'There is no such note.');
}
