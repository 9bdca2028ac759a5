import type { Tx } from '../../../../db/client.ts';
import { logChange } from '../../../platform/audit/queries.ts';
import { findUserBySub } from '../../staff/queries.ts';
import { announceSignInChange } from '../sign-in-changes/announce-change.ts';
import type { SignInChange } from '../sign-in-changes/change-mail.ts';
import type { Account } from './account-queries.ts';

const ANNOUNCED = {
  'sign-in.app-on': 'app_on',
  'sign-in.app-off': 'app_off',
  'passkey.add': 'passkey_added',
  'passkey.delete': 'passkey_removed',
} as const satisfies Record<string, SignInChange>;

/**
 * Mails the owner of an account that they, or somebody in their name, changed how to sign in to it. Also writes the
 * audit entry if they are a user here.
 */
export async function recordAccountChange(
  tx: Tx,
  account: Pick<Account, 'sub' | 'username' | 'email'>,
  action: keyof typeof ANNOUNCED,
  after: { name?: string } = {},
): Promise<void> {
  const { sub, username } = account;
  await announceSignInChange(tx, account, ANNOUNCED[action], {
    ...(after.name && { passkey: after.name }),
  });
  const user = await findUserBySub(tx, sub);
  if (!user) return;
  await logChange(tx, username, action, ['users', user.id], { after: { username, ...after } });
}
