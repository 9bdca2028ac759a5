import type { Db } from '../../../../db/client.ts';
import { APPOINTMENT_COLUMNS } from '../queries.ts';
import type { AppointmentStatus } from '../rules.ts';

/** The appointment that a hold was completed as; it has the id of the hold. */
export const findCompleted = (db: Db, id: string) =>
  db
    .selectFrom('appointments')
    .select([...APPOINTMENT_COLUMNS, 'hostNumber'])
    .where('id', '=', id)
    .$narrowType<{ status: AppointmentStatus }>()
    .executeTakeFirst();
