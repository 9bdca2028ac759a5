import type { User } from '../../../platform/auth/user.ts';
import { editedMeanwhile } from '../../../platform/errors/errors.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { auditAppointment } from '../change/audit-appointment.ts';
import { noSuchAppointment } from '../change/lock-existing.ts';
import { findAppointment, updateNotes } from './queries.ts';
import type { SaveNotesInput } from './schema.ts';

/**
 * Replaces the notes of an appointment; `before` are the notes that the caller read. The client is not notified. Throws
 * `appointment_not_found`, or `edited_meanwhile` if somebody else has changed the notes since.
 */
export async function saveNotes(
  { db, user }: Pick<Context, 'db'> & { user: User },
  input: SaveNotesInput,
) {
  return db.transaction().execute(async (tx) => {
    const after = await updateNotes(tx, input);
    if (after) {
      await auditAppointment(tx, user.username, { action: 'notes', before: after, after });
      return after;
    }
    if (!(await findAppointment(tx, input.id))) throw noSuchAppointment();
    throw editedMeanwhile(
      'Somebody else has changed these notes in the meantime. Your text is still here: copy it, then reload the page.',
      'notes_changed',
    );
  });
}
