import { PASSWORD, poolClient } from './pool-client.ts';
import type { TestApp } from './test-app.ts';

/** For `startTestApp`, so that `staffToken` can sign in. */
export const STAFF_ENV = { SEED_ADMIN_PASSWORD: PASSWORD };

/** An access token of the staff account that the first start made. */
export async function staffToken(app: TestApp): Promise<string> {
  const { body } = await poolClient(app).signIn('admin');
  return body.AuthenticationResult.AccessToken;
}

/** The same of a server that runs as a process of its own. */
export async function staffTokenOf(url: string): Promise<string> {
  const localPool = { poolName: 'Lawfront' };
  const { body } = await poolClient({ url, deps: { localPool } as never }).signIn('admin');
  return body.AuthenticationResult.AccessToken;
}

/** An access token of somebody who has just signed up. */
export async function newcomerToken(app: TestApp, username: string): Promise<string> {
  return (await poolClient(app).newUser(username)).AccessToken;
}

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
