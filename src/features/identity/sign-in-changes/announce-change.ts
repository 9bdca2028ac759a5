import { randomUUID } from 'node:crypto';
import type { Tx } from '../../../../db/client.ts';
import { enqueueEmails } from '../../email/enqueue-queries.ts';
import type { Account } from '../local-pool/account-queries.ts';
import type { SignInChange } from './change-mail.ts';

/**
 * Mails the owner of an account that the way to sign in to it has changed, in the transaction of the change.
 * `passkey`: the name of the passkey that was added or removed.
 */
export async function announceSignInChange(
  tx: Tx,
  { sub, username, email }: Pick<Account, 'sub' | 'username' | 'email'>,
  what: SignInChange,
  { passkey }: { passkey?: string } = {},
): Promise<void> {
  await enqueueEmails(tx, [
    {
      kind: 'sign_in_changed',
      toEmail: email,
      toName: username,
      payload: { id: sub, signInChange: { what, ...(passkey && { passkey }) } },
      dedupeKey: `sign_in_changed:${randomUUID()}`,
    },
  ]);
}
