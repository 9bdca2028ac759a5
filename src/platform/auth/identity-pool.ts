/** What an access token proves. */
export type Claims = {
  /** Id of the account, which never changes hands. */
  sub: string;
  username: string;
};

/** The user pool as the server needs it, Cognito or the embedded one. */
export type IdentityPool = {
  isEmbedded: boolean;
  /** Throws `invalid_token`, or `identity_unavailable` while the pool's keys are out of reach. */
  verify(accessToken: string): Promise<Claims>;
  /** The account's address, asked of the pool. Throws `invalid_token` or `identity_unavailable`. */
  addressOf(accessToken: string): Promise<{ email: string | null; isVerified: boolean }>;
  /** Whether the keys that tokens are checked with are there. */
  isReady(): boolean;
  close(): void;
};
