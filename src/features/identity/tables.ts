import type { TablePolicies } from '../../platform/tables/table-policy.ts';

export const identityTables = {
  'localIdentity.authenticatorApps': {
    erased: 'kept',
    columns: { isEnabled: 'exported', verifiedAt: 'exported' },
    internal: 'account lastUsedStep sealedNewSecret sealedSecret',
  },
  'localIdentity.passkeys': {
    erased: 'kept',
    columns: { name: 'exported', createdAt: 'exported', lastUsedAt: 'exported' },
    internal: 'account attachment credentialId publicKey signCount transports',
  },
  passkeyNames: {
    erased: 'kept',
    columns: { name: 'exported' },
    internal: 'credentialId userId',
  },
  'localIdentity.recoveryCodes': {
    erased: 'kept',
    columns: { createdAt: 'exported' },
    internal: 'account codeHash',
  },
  'localIdentity.accounts': {
    erased: 'kept',
    columns: {
      username: 'exported',
      email: 'exported',
      emailVerified: 'exported',
      confirmed: 'exported',
      enabled: 'exported',
      createdAt: 'exported',
    },
    internal: 'identityId mustChangePassword srpSalt srpVerifier sub',
  },
  'localIdentity.knownClients': {
    erased: 'kept',
    columns: { lastUsedAt: 'exported' },
    // A hash of a network address.
    internal: 'account clientHash',
  },
  'localIdentity.sessions': {
    erased: 'kept',
    columns: {
      device: 'exported',
      signedInAt: 'exported',
      lastUsedAt: 'exported',
      expiresAt: 'exported',
      revokedAt: 'exported',
    },
    internal: 'account familyHash originJti previousTokenHash rotatedAt sealedToken tokenHash',
  },
} as const satisfies TablePolicies;
