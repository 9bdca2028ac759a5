import * as pool from 'aws-amplify/auth';
import { PASSKEY_MESSAGES } from './passkey-messages.ts';
import { callPool } from './pool-call.ts';

export type Passkey = { id: string; name: string; createdAt: Date | undefined };

/** The passkeys of the signed-in user. */
export async function listPasskeys(): Promise<Passkey[]> {
  const { credentials } = await callPool('Failed to load your passkeys', () =>
    pool.listWebAuthnCredentials({ pageSize: 20 }),
  );
  return credentials.map(({ credentialId, friendlyCredentialName, createdAt }) => ({
    id: credentialId ?? '',
    name: friendlyCredentialName || 'Passkey',
    createdAt,
  }));
}

/** Creates a passkey for the signed-in user, on this device or another one that the browser offers. */
export async function addPasskey(): Promise<void> {
  await callPool(
    'Failed to add a passkey',
    () => pool.associateWebAuthnCredential(),
    PASSKEY_MESSAGES,
  );
}

export async function removePasskey(id: string): Promise<void> {
  await callPool('Failed to remove the passkey', () =>
    pool.deleteWebAuthnCredential({ credentialId: id }),
  );
}
