import type { Config } from './config.ts';

/** What staff may know of how this process is set up: whether something is set, never its value. */
export type Deployment = {
  /** People reach the site by https. */
  isHttps: boolean;
  /** Keys for what is secret were given, not made up in the data folder. */
  hasSecretKeys: boolean;
  hasOwnDatabase: boolean;
  hasOwnUserPool: boolean;
  /** Whoever signs up has access. */
  isSignUpOpen: boolean;
};

export function describeDeployment(config: Config): Deployment {
  return {
    isHttps: config.server.publicUrl.startsWith('https:'),
    hasSecretKeys: config.secretKeys.length > 0,
    hasOwnDatabase: config.database.kind === 'external',
    hasOwnUserPool: config.identity.kind === 'cognito',
    isSignUpOpen: config.staffRules.signUp === 'open',
  };
}
