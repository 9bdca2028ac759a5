import type { Db, Tx } from '../../../../db/client.ts';
import type { Language } from '../../../../messages/messages.ts';
import { PLACE_COLUMNS, type PlaceTypes, type StaffTypes, withMeetingPlace } from '../queries.ts';
import { withTypeTexts } from '../type-texts.ts';

export type NewLink = { id: string; tokenHash: string; expiresAt: Date; createdAt: Date };

/** Inserts a new link; does nothing if there is an active one already. */
export async function insertLink(tx: Tx, link: NewLink & { appointmentId: string }): Promise<void> {
  await tx
    .insertInto('appointmentLinks')
    .values(link)
    .onConflict((conflict) =>
      conflict.column('appointmentId').where('revokedAt', 'is', null).doNothing(),
    )
    .execute();
}

/** The active link of an appointment, if there is one. */
export function findLiveLink(db: Db, appointmentId: string) {
  return db
    .selectFrom('appointmentLinks')
    .select(['id', 'tokenHash', 'expiresAt'])
    .where('appointmentId', '=', appointmentId)
    .where('revokedAt', 'is', null)
    .executeTakeFirst();
}

/** The appointment that a link leads to, unless the link is revoked or has expired. */
export async function findLinkedId(
  db: Db,
  { tokenHash, now }: { tokenHash: string; now: Date },
): Promise<string | undefined> {
  const link = await db
    .selectFrom('appointmentLinks')
    .select('appointmentId')
    .where('tokenHash', '=', tokenHash)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return link?.appointmentId;
}

/**
 * The fields of an appointment that a client may see or that determine the allowed actions, with the name of its
 * attorney, also of one who no longer takes consultations. What its type says is in `language`, where that is published.
 */
export async function findLinkedAppointment(db: Db, id: string, language: Language) {
  const row = await db
    .selectFrom('appointments')
    .leftJoin('hosts', 'hosts.number', 'appointments.hostNumber')
    .leftJoin('attorneys', 'attorneys.id', 'hosts.attorneyId')
    .leftJoin('consultationTypes as type', 'type.key', 'appointments.consultationType')
    .select([
      'appointments.id',
      'firstName',
      'email',
      'status',
      'consultationType',
      'hostNumber',
      'practiceArea',
      'scheduledDate',
      'duration',
      'version',
      'attorneys.name as attorney',
      'appointments.officeKey',
      'appointments.language',
      ...PLACE_COLUMNS,
      'type.bringText',
      'type.priceLabel',
      'phone',
      'contactPreferences',
    ])
    .where('appointments.id', '=', id)
    .$narrowType<Omit<StaffTypes, 'place'> & PlaceTypes>()
    .executeTakeFirst();
  return row && withMeetingPlace(await withTypeTexts(db, row, language));
}

/** Revokes the active link of an appointment; undefined if there is none. */
export function revokeLink(tx: Tx, { appointmentId, now }: { appointmentId: string; now: Date }) {
  return tx
    .updateTable('appointmentLinks')
    .set({ revokedAt: now })
    .where('appointmentId', '=', appointmentId)
    .where('revokedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
}

export async function updateExpiry(
  tx: Tx,
  { appointmentId, expiresAt }: { appointmentId: string; expiresAt: Date },
): Promise<void> {
  await tx
    .updateTable('appointmentLinks')
    .set({ expiresAt })
    .where('appointmentId', '=', appointmentId)
    .where('revokedAt', 'is', null)
    .execute();
}
