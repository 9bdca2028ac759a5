import type { Deployment } from '../features/dashboard/context.ts';
import type { Config } from './config.ts';

export function describeDeployment(config: Config): Deployment {
  return {
    isHttps: config.server.publicUrl.startsWith('https:'),
    hasSecretKeys: config.secretKeys.length > 0,
    hasOwnDatabase: config.database.kind === 'external',
    hasOwnUserPool: config.identity.kind === 'cognito',
    isSignUpOpen: config.staffRules.signUp === 'open',
  };
}
