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

declare module '../../platform/trpc/context.ts' {
  interface Context {
    deployment: Deployment;
  }
}
