import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';

/** Ends the leases of a killed process, which would otherwise last two minutes. Only while no process runs. */
export async function endMailLeases(db: Db): Promise<void> {
  await sql`update outbox_emails set taken_until = now() where taken_until > now()`.execute(db);
}

/** Makes mails that wait for another attempt due now. */
export async function endMailPauses(db: Db): Promise<void> {
  await sql`
    update outbox_emails set due_at = now()
      where state = 'failed' and due_at > now() and taken_until is null`.execute(db);
}
