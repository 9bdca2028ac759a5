import { getUnixTime } from '../../../../platform/time/date-math.ts';
import { recordAccountChange } from '../account-changes.ts';
import { notFound } from '../cognito-error.ts';
import type { PoolCall } from '../pool.ts';
import type { AccessTokenRequest, DeleteWebAuthnCredentialRequest } from '../requests.ts';
import { requireAccessToken, requireRecentAccessToken } from '../tokens.ts';
import { deletePasskey, listPasskeys } from './queries.ts';
import { relyingPartyOf } from './web-authn.ts';

/** The passkeys of the signed-in user, all on one page: there are at most 20. */
export async function listWebAuthnCredentials(call: PoolCall, { AccessToken }: AccessTokenRequest) {
  const { account } = await requireAccessToken(call, AccessToken);
  const { rpID } = relyingPartyOf(call);
  const passkeys = await listPasskeys(call.db, account.sub);
  return {
    Credentials: passkeys.map(({ credentialId, name, attachment, transports, createdAt }) => ({
      CredentialId: credentialId,
      FriendlyCredentialName: name,
      RelyingPartyId: rpID,
      ...(attachment && { AuthenticatorAttachment: attachment }),
      AuthenticatorTransports: transports,
      CreatedAt: getUnixTime(createdAt),
    })),
  };
}

/** Removes a passkey of the signed-in user. Throws `ResourceNotFoundException`. */
export async function deleteWebAuthnCredential(
  call: PoolCall,
  { AccessToken, CredentialId }: DeleteWebAuthnCredentialRequest,
) {
  const { account } = await requireRecentAccessToken(call, AccessToken);
  await call.db.transaction().execute(async (tx) => {
    const deleted = await deletePasskey(tx, account.sub, CredentialId);
    if (!deleted) throw notFound('WebAuthn credential does not exist.');
    await recordAccountChange(tx, account, 'passkey.delete', { name: deleted.name });
  });
  return {};
}
