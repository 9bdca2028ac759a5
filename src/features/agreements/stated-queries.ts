import type { Db } from '../../../db/client.ts';
import type { ContactPreferences } from '../contact-preferences/rules.ts';

/** The contact preferences stated in the message or appointment from which an agreement was prepared. */
export async function findStated(
  db: Db,
  { messageId, appointmentId }: { messageId: string | null; appointmentId: string | null },
): Promise<ContactPreferences | null> {
  const id = messageId ?? appointmentId;
  if (!id) return null;
  const row = await db
    .selectFrom(messageId ? 'contactSubmissions' : 'appointments')
    .select('contactPreferences')
    .where('id', '=', id)
    .$narrowType<{ contactPreferences: ContactPreferences | null }>()
    .executeTakeFirst();
  return row?.contactPreferences ?? null;
}
