import type { Tx } from '../../../../db/client.ts';
import { logChange } from '../../../platform/audit/queries.ts';
import type { StaffUser } from '../../../platform/auth/user.ts';
import {
  DomainError,
  editedMeanwhile,
  invalidField,
  notFound,
} from '../../../platform/errors/errors.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { noSuchPerson, requirePerson } from '../get-person.ts';
import { lockPerson } from '../queries.ts';
import { refreshPeople } from '../refresh-queries.ts';
import type { AddNoteInput, UpdateNoteInput } from '../schema.ts';
import { mayDeleteNote, presentNote } from './present-note.ts';
import {
  deleteNote,
  deleteNoteEvent,
  insertNote,
  lockNote,
  type StoredNote,
  saveNoteEvent,
  updateNote,
} from './queries.ts';

type Deps = Pick<Context, 'db' | 'now'> & { user: StaffUser };

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
      authorId: user.id,
    });
    await saveNoteEvent(tx, note);
    await refreshAndAudit(tx, user, { verb: 'create', note });
    return presentNote(note, user);
  });
}

/** Changes a note or a call of one's own. Throws `note_not_found`, `not_your_note` or `edited_meanwhile`. */
export function changeNote(
  { db, user }: Omit<Deps, 'now'>,
  { id, updatedAt, happenedAt, ...fields }: UpdateNoteInput,
) {
  return db.transaction().execute(async (tx) => {
    const before = await lockExisting(tx, id);
    if (before.authorId !== user.id) throw notYours(before, 'changed');
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
    await refreshAndAudit(tx, user, { verb: 'update', note, before });
    return presentNote(note, user);
  });
}

/** Deletes a note or a call; see `mayDeleteNote`. Throws `note_not_found` or `not_your_note`. */
export function removeNote({ db, user }: Omit<Deps, 'now'>, id: string) {
  return db.transaction().execute(async (tx) => {
    const before = await lockExisting(tx, id);
    if (!mayDeleteNote(before, user)) throw notYours(before, 'deleted');
    await deleteNote(tx, id);
    await deleteNoteEvent(tx, id);
    await refreshAndAudit(tx, user, { verb: 'delete', note: before, before });
    return { id };
  });
}

/** Refreshes the person and writes the audit entry, which keeps the former text of a note that is changed or deleted. */
async function refreshAndAudit(
  tx: Tx,
  user: StaffUser,
  {
    verb,
    note: { personId, kind },
    before,
  }: { verb: 'create' | 'update' | 'delete'; note: StoredNote; before?: StoredNote },
): Promise<void> {
  await refreshPeople(tx, [personId]);
  await logChange(tx, user.username, `person-${kind}.${verb}`, ['people', personId], {
    before: before ? formerState(before) : null,
    after: {},
  });
}

const formerState = ({ id, author, text, direction, outcome, happenedAt }: StoredNote) => ({
  noteId: id,
  author,
  text,
  ...(direction && { direction, outcome, happenedAt }),
});

const notYours = ({ author }: StoredNote, verb: 'changed' | 'deleted') =>
  new DomainError(
    'forbidden',
    'not_your_note',
    `This was written by ${author}, and can only be ${verb} by them.`,
  );

async function lockExisting(tx: Tx, id: string) {
  const note = await lockNote(tx, id);
  if (note) return note;
  throw notFound('note', 'There is no such note.');
}
