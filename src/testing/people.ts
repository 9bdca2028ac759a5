import type { Area } from '../platform/auth/area-rules.ts';
import type { StaffRole } from '../platform/auth/rules.ts';
import { PASSWORD, poolClient } from './pool-client.ts';
import type { TestApp } from './test-app.ts';

/** Environment for `startTestApp` that `staffToken` requires. */
export const STAFF_ENV = { SEED_ADMIN_PASSWORD: PASSWORD };

/** An access token of the staff account that the first start creates. */
export async function staffToken(app: TestApp): Promise<string> {
  const { body } = await poolClient(app).signIn('admin');
  return body.AuthenticationResult.AccessToken;
}

/** Like `staffToken`, for a server in a separate process, or for another account that has the test password. */
export async function staffTokenOf(url: string, username = 'admin'): Promise<string> {
  const localPool = { poolName: 'Lawfront' };
  const { body } = await poolClient({ url, deps: { localPool } as never }).signIn(username);
  return body.AuthenticationResult.AccessToken;
}

/** An access token of a newly signed-up user. */
export async function newcomerToken(app: TestApp, username: string): Promise<string> {
  return (await poolClient(app).newUser(username)).AccessToken;
}

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** An access token and the user id of a new staff member with this role; the username is the role unless given. */
export async function roleToken(
  app: TestApp,
  role: StaffRole,
  {
    username = role,
    areas = null,
    attorneyId = null,
  }: { username?: string; areas?: Area[] | null; attorneyId?: string | null } = {},
): Promise<{ token: string; id: string }> {
  const token = await newcomerToken(app, username);
  await fetch(`${app.url}/api/identity/me`, { headers: bearer(token) });
  const { id } = await app.deps.db
    .updateTable('users')
    .set({ role, areas, attorneyId })
    .where('username', '=', username)
    .returning('id')
    .executeTakeFirstOrThrow();
  return { token, id };
}
