import type { TablePolicies } from '../../platform/tables/table-policy.ts';

export const identityTables = {
  'localIdentity.authenticatorApps': {
    columns: { isEnabled: 'exported', verifiedAt: 'exported' },
    internal: 'account lastUsedStep sealedNewSecret sealedSecret',
  },
  'localIdentity.passkeys': {
    columns: { name: 'exported', createdAt: 'exported', lastUsedAt: 'exported' },
    internal: 'account attachment credentialId publicKey signCount transports',
  },
  passkeyNames: {
    columns: { name: 'exported' },
    internal: 'credentialId userId',
  },
  'localIdentity.recoveryCodes': {
    columns: { createdAt: 'exported' },
    internal: 'account codeHash',
  },
  'localIdentity.accounts': {
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
    columns: { lastUsedAt: 'exported' },
    // A hash of a network address.
    internal: 'account clientHash',
  },
  'localIdentity.sessions': {
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
