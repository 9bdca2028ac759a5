import type { Tx } from '../../../../db/client.ts';
import { insertAuditEntry } from '../../../platform/audit/queries.ts';
import { findUserBySub } from '../../staff/queries.ts';
import type { Account } from './account-queries.ts';

/** Writes the audit entry of a change that the owner of an account made to their sign-in, if they are a user here. */
export async function recordAccountChange(
  tx: Tx,
  { sub, username }: Pick<Account, 'sub' | 'username'>,
  action: 'sign-in.app-on' | 'sign-in.app-off' | 'passkey.add' | 'passkey.delete',
  after: object = {},
): Promise<void> {
  const user = await findUserBySub(tx, sub);
  if (!user) return;
  await insertAuditEntry(tx, {
    actor: username,
    action,
    entity: 'users',
    entityId: user.id,
    before: null,
    after: { username, ...after },
  });
}
