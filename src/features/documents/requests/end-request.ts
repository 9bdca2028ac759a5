import { logChange } from '../../../platform/audit/queries.ts';
import type { StaffUser } from '../../../platform/auth/user.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { requirePerson } from '../../people/get-person.ts';
import { listMembers } from '../../people/joins/queries.ts';
import { findOpenRequest, updateRequest } from './queries.ts';

/**
 * Withdraws what a person was asked for and ends their link. Their documents stay with the firm. Does nothing if there is
 * no open request. Throws `person_not_found`.
 */
export async function endRequest(
  { db, now, user }: Pick<Context, 'db' | 'now'> & { user: StaffUser },
  personId: string,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { rootId } = await requirePerson(tx, personId);
    const open = await findOpenRequest(tx, await listMembers(tx, rootId));
    if (!open) return;
    await updateRequest(tx, open.id, { closedAt: now() });
    await logChange(tx, user.username, 'documents.end', ['people', open.personId], {
      before: { requestId: open.id },
    });
  });
}
