/** The verified claims of an access token. */
export type Claims = {
  /** Id of the account; never reassigned to another person. */
  sub: string;
  username: string;
};

/** The server's interface to the user pool, Cognito or the embedded one. */
export type IdentityPool = {
  isEmbedded: boolean;
  /** Throws `invalid_token`, or `identity_unavailable` while the pool's keys cannot be fetched. */
  verify(accessToken: string): Promise<Claims>;
  /** Fetches the account's email address from the pool. Throws `invalid_token` or `identity_unavailable`. */
  addressOf(accessToken: string): Promise<{ email: string | null; isVerified: boolean }>;
  /** Whether the keys that verify tokens are available. */
  isReady(): boolean;
  close(): void;
};
