/** Facts about the deployment that staff may see: what is configured, never a secret. */
export type Deployment = {
  /** Visitors reach the site over HTTPS. */
  isHttps: boolean;
  /** Encryption keys were configured, not generated in the data folder. */
  hasSecretKeys: boolean;
  hasOwnDatabase: boolean;
  hasOwnUserPool: boolean;
  /** Everybody who signs up gets access. */
  isSignUpOpen: boolean;
  /** How many proxies, or ranges of them, are trusted. */
  trustedProxies: number;
  /** Where `npm run backup` writes unless told otherwise. */
  backupsFolder: string;
};

declare module '../../platform/trpc/context.ts' {
  interface Context {
    deployment: Deployment;
  }
}
