import { sql } from 'kysely';
import type { Db } from '../../../../db/client.ts';
import { scoped } from '../../../../db/row-scope.ts';

/** The start of an appointment, and whether its type must be paid online now. */
export async function findFeeTerms(db: Db, appointmentId: string) {
  const { rows } = await sql<{ scheduledDate: Date; isDue: boolean }>`
    select appointment.scheduled_date as "scheduledDate",
      coalesce(type.is_prepaid and type.fee_minor is not null, false)
        and exists (select from payment_settings where is_active) as "isDue"
    from ${scoped('appointments', 'appointment')}
    left join consultation_types as type on type.key = appointment.consultation_type
    where appointment.id = ${appointmentId}`.execute(db);
  return rows[0];
}
