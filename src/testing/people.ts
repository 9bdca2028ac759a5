import { PASSWORD, poolClient } from './pool-client.ts';
import type { TestApp } from './test-app.ts';

/** Environment for `startTestApp`, so that `staffToken` can sign in. */
export const STAFF_ENV = { SEED_ADMIN_PASSWORD: PASSWORD };

/** An access token of the staff account that the first start created. */
export async function staffToken(app: TestApp): Promise<string> {
  const { body } = await poolClient(app).signIn('admin');
  return body.AuthenticationResult.AccessToken;
}

/** The same for a server in a separate process. */
export async function staffTokenOf(url: string): Promise<string> {
  const localPool = { poolName: 'Lawfront' };
  const { body } = await poolClient({ url, deps: { localPool } as never }).signIn('admin');
  return body.AuthenticationResult.AccessToken;
}

/** An access token of a newly signed-up user. */
export async function newcomerToken(app: TestApp, username: string): Promise<string> {
  return (await poolClient(app).newUser(username)).AccessToken;
}

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
