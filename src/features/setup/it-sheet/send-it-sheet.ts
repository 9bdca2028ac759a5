import { randomUUID } from 'node:crypto';
import { logChange } from '../../../platform/audit/queries.ts';
import type { User } from '../../../platform/auth/user.ts';
import { enqueueEmails } from '../../email/enqueue-queries.ts';
import { getItSheet, type ItSheetDeps } from './get-it-sheet.ts';

/** Sends the sheet, as it is now, to an address. */
export async function sendItSheet(
  ctx: ItSheetDeps & { user: User },
  { to }: { to: string },
): Promise<void> {
  const sheet = await getItSheet(ctx);
  const id = randomUUID();
  await ctx.db.transaction().execute(async (tx) => {
    await enqueueEmails(tx, [
      {
        kind: 'it_sheet',
        toEmail: to,
        toName: '',
        payload: { id, itSheet: JSON.stringify(sheet), isFromStaff: true },
        dedupeKey: `it_sheet:${id}`,
      },
    ]);
    await logChange(tx, ctx.user.username, 'setup.it-sheet', ['outbox_emails', null], {
      after: { to },
    });
  });
}
