import type { Context } from '../../../../platform/trpc/context.ts';
import type { SheetPart } from '../schema.ts';

/** The keys of the installation, and where staff sign in. */
export function keysPart({ deployment }: Pick<Context, 'deployment'>): SheetPart {
  const { hasSecretKeys, hasOwnUserPool, isSignUpOpen } = deployment;
  return {
    title: 'Keys and accounts',
    lines: [
      {
        label: 'Encryption keys (SECRET_KEYS)',
        now: hasSecretKeys
          ? 'Set in the environment of the process.'
          : 'Generated in the data folder (secret.key). Without that folder, stored passwords cannot be read.',
        state: hasSecretKeys ? 'good' : 'open',
        should:
          'SECRET_KEYS=<id>:<key>, the same on every copy, and a copy of it kept apart from the backups.',
        check: 'openssl rand -base64 32   # makes a key',
      },
      {
        label: 'Accounts of staff (COGNITO_USER_POOL_ID, COGNITO_CLIENT_ID)',
        now: hasOwnUserPool ? 'In Amazon Cognito.' : 'In the embedded user pool, for trials.',
        state: hasOwnUserPool ? 'good' : 'open',
        should: 'A user pool in Amazon Cognito: docs/cognito.md has the template.',
        check:
          'aws cognito-idp describe-user-pool --user-pool-id "$COGNITO_USER_POOL_ID" --query UserPool.Name',
      },
      {
        label: 'New accounts (STAFF_SIGNUP)',
        now: isSignUpOpen
          ? 'Everybody who signs up has access.'
          : 'They wait until staff let them in.',
        state: isSignUpOpen ? 'open' : 'good',
        should: 'STAFF_SIGNUP=approve',
        check: null,
      },
    ],
  };
}
