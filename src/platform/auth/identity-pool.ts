/** The verified claims of an access token. */
export type Claims = {
  /** Id of the account; never reassigned to another person. */
  sub: string;
  username: string;
  /** When the session began: when its owner last proved their identity. */
  signedInAt: Date;
  /** Id of the session; null if the token has none. */
  sessionId: string | null;
};

/** The server's interface to the user pool, Cognito or the embedded one. */
export type IdentityPool = {
  isEmbedded: boolean;
  /**
   * The claims of a valid token. The embedded pool checks in its database that the session is still active; a Cognito
   * token is valid until it expires. Throws `invalid_token`, or `identity_unavailable` while the pool's keys cannot be
   * fetched.
   */
  verify(accessToken: string): Promise<Claims>;
  /** Fetches the account's email address from the pool. Throws `invalid_token` or `identity_unavailable`. */
  addressOf(accessToken: string): Promise<{ email: string | null; isVerified: boolean }>;
  /**
   * Whether the account has an authenticator app or a passkey. Always true with Cognito, which does not expose this and
   * enforces second factors by settings of its own.
   */
  hasSecondFactor(sub: string): Promise<boolean>;
  /** Whether the keys that verify tokens are available. */
  isReady(): boolean;
  close(): void;
};
