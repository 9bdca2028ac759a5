import type { Tx } from '../../../../db/client.ts';
import { localDateOf } from '../../../platform/time/zones/rules.ts';
import { enqueueEmails } from '../../email/enqueue-queries.ts';
import { getFirmProfile } from '../../firm/queries.ts';

/** Tells the firm that answers were sent, or changed afterwards: of changes once a day. */
export async function notifyFirm(
  tx: Tx,
  { id }: { id: string },
  { now, isChange }: { now: Date; isChange: boolean },
): Promise<void> {
  const firm = await getFirmProfile(tx);
  const occasion = isChange ? localDateOf(now, firm.zone) : 'sent';
  await enqueueEmails(tx, [
    {
      ...{ kind: 'questions_answered', toEmail: firm.email, toName: firm.name, payload: { id } },
      dedupeKey: `questions_answered:${id}:${occasion}`,
    },
  ]);
}
