import * as pool from 'aws-amplify/auth';

/** The signed-in user. Source: public spec §3. */
export type AuthUser = {
  username: string;
  /** The address that they signed in with. */
  email: string | undefined;
  attributes: pool.AuthUser['signInDetails'];
};

/** The signed-in user; null on any failure. */
export async function getCurrentUser(): Promise<AuthUser | null> {
  try {
    const { username, signInDetails } = await pool.getCurrentUser();
    return { username, email: signInDetails?.loginId, attributes: signInDetails };
  } catch {
    return null;
  }
}

/**
 * A valid access token, refreshed if necessary; undefined if nobody is signed in. Throws if the user pool is
 * unreachable, in which case the user stays signed in.
 */
export async function getAccessToken(): Promise<string | undefined> {
  const { tokens } = await pool.fetchAuthSession();
  return tokens?.accessToken.toString();
}
