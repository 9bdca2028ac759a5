/** Facts about the deployment that staff may see: whether something is configured, never its value. */
export type Deployment = {
  /** Visitors reach the site over HTTPS. */
  isHttps: boolean;
  /** Encryption keys were configured, not generated in the data folder. */
  hasSecretKeys: boolean;
  hasOwnDatabase: boolean;
  hasOwnUserPool: boolean;
  /** Everybody who signs up gets access. */
  isSignUpOpen: boolean;
};

declare module '../../platform/trpc/context.ts' {
  interface Context {
    deployment: Deployment;
  }
}
