import type { Tx } from '../../../../db/client.ts';
import { subMinutes } from '../../../platform/time/date-math.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { enqueueEmails } from '../../email/enqueue-queries.ts';
import { getFirmProfile } from '../../firm/queries.ts';
import { mailClient } from '../requests/ask-for-documents.ts';
import { DIRECTIONS, NOTICE_AFTER_MINUTES } from '../rules.ts';
import { claimUnannounced, listUnannounced } from './queries.ts';

type Deps = Pick<Context, 'db' | 'now'>;

/**
 * Queues the mails about documents that have arrived: to the firm about those of clients, to clients about those that the
 * firm has shared. One for all that came in a row. Called every minute, and safe to run in several processes.
 */
export async function announceDocuments({ db, now }: Deps): Promise<void> {
  const quietSince = subMinutes(now(), NOTICE_AFTER_MINUTES);
  for (const direction of DIRECTIONS) {
    for (const { requestId } of await listUnannounced(db, direction, quietSince)) {
      await db.transaction().execute(async (tx) => {
        const [first] = await claimUnannounced(tx, { requestId, direction, now: now() });
        if (first === undefined) return;
        const about = { requestId, key: first };
        if (direction === 'to_client') await mailClient(tx, 'documents_shared', about);
        else await mailFirm(tx, about);
      });
    }
  }
}

async function mailFirm(tx: Tx, { requestId, key }: { requestId: string; key: string }) {
  const { email, name } = await getFirmProfile(tx);
  await enqueueEmails(tx, [
    {
      ...{ kind: 'documents_received', toEmail: email, toName: name, payload: { id: requestId } },
      dedupeKey: `documents_received:${requestId}:${key}`,
    },
  ]);
}
