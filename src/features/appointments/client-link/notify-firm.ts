import type { Tx } from '../../../../db/client.ts';
import { enqueueEmails } from '../../email/enqueue-queries.ts';
import type { FirmProfile } from '../../firm/schema.ts';
import type { LockedAppointment } from '../change/queries.ts';

type FirmMailKind = 'client_cancelled' | 'client_confirmed' | 'client_moved';

/** Notifies the firm of a client's action on their own page, once per version. */
export async function notifyFirm(
  tx: Tx,
  firm: FirmProfile,
  kind: FirmMailKind,
  { before, after }: { before: LockedAppointment; after: LockedAppointment },
): Promise<void> {
  const moved = kind === 'client_moved' && { movedFrom: before.scheduledDate.toISOString() };
  await enqueueEmails(tx, [
    {
      kind,
      toEmail: firm.email,
      toName: firm.name,
      payload: { id: after.id, ...moved },
      dedupeKey: `${kind}:${after.id}:${after.version}`,
    },
  ]);
}
