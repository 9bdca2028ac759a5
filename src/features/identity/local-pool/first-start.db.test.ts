import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../../app/app.ts';
import { readConfig } from '../../../app/config.ts';
import { createDeps } from '../../../app/deps.ts';
import { PASSWORD, poolClient, type Tokens } from '../../../testing/pool-client.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';

let dataDir: string;
let database: TestDatabase;
const cleanUps: (() => Promise<void>)[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'lawfront-pool-'));
  database = await createTestDatabase();
});
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
  await database.dispose();
  await rm(dataDir, { recursive: true, force: true });
});

/** Starts the server again, or another process of it, on the same database and data folder. */
async function start(env: Record<string, string> = {}) {
  const config = readConfig({
    NODE_ENV: 'test',
    PORT: '0',
    LOG_LEVEL: 'fatal',
    RATE_LIMIT_FACTOR: '100000',
    DATA_DIR: dataDir,
    DATABASE_URL: database.urlThrough(),
    ...env,
  });
  const deps = await createDeps(config);
  const app = await buildApp(deps);
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const close = async () => {
    await app.close();
    await deps.dispose();
  };
  cleanUps.push(close);
  return {
    url,
    deps,
    pool: poolClient({ url, deps }),
    close: async () => {
      cleanUps.splice(cleanUps.indexOf(close), 1);
      await close();
    },
  };
}

describe('the first start', () => {
  it('creates a staff account with a random password, which is reported once and can sign in', async () => {
    const first = await start();
    const { username = '', password = '' } = first.deps.firstSignIn ?? {};
    expect([username, password]).toEqual(['admin', expect.stringMatching(/^[\w-]{16}$/)]);
    expect((await first.pool.signIn(username, password)).body.AuthenticationResult).toBeDefined();
    const staff = await database.db
      .selectFrom('users')
      .select(['username', 'role', 'password'])
      .execute();
    expect(staff).toEqual([{ username: 'admin', role: 'admin', password: '!' }]);
    expect((await start()).deps.firstSignIn).toBeNull();
  });

  it('takes name and password from the settings, and does not report the password', async () => {
    const { deps, pool } = await start({
      SEED_ADMIN_USERNAME: 'maria',
      SEED_ADMIN_PASSWORD: 'set by the firm',
    });
    expect(deps.firstSignIn).toEqual({ username: 'maria' });
    const { body } = await pool.signIn('maria', 'set by the firm');
    const user = await pool.call('GetUser', { AccessToken: body.AuthenticationResult.AccessToken });
    expect(user.body.UserAttributes).toContainEqual({
      Name: 'email',
      Value: 'office@pacificharborlaw.example',
    });
  });

  it('of three concurrent instances creates one account and one key', async () => {
    const copies = await Promise.all([start(), start(), start()]);
    expect(copies.filter(({ deps }) => deps.firstSignIn)).toHaveLength(1);
    expect(new Set(copies.map(({ deps }) => deps.localPool?.signingKey.id)).size).toBe(1);
    const accounts = await database.db.selectFrom('localIdentity.accounts').select('sub').execute();
    expect(accounts).toHaveLength(1);
  });
});

describe('a restart', () => {
  it('keeps accounts, key, sessions and the salts of unknown names', async () => {
    const before = await start();
    const tokens: Tokens = await before.pool.newUser('dana');
    const ghost = (await before.pool.startSrp('ghost')).challenge.body.ChallengeParameters.SALT;
    await before.close();

    const after = await start();
    expect(after.deps.localPool?.signingKey.id).toBe(before.deps.localPool?.signingKey.id);
    const { AccessToken, RefreshToken } = tokens;
    expect((await after.pool.call('GetUser', { AccessToken })).status).toBe(200);
    const refreshed = await after.pool.asClient('GetTokensFromRefreshToken', { RefreshToken });
    expect(refreshed.status).toBe(200);
    expect((await after.pool.signIn('dana')).status).toBe(200);
    expect((await after.pool.startSrp('ghost')).challenge.body.ChallengeParameters.SALT).toBe(
      ghost,
    );
  });

  it('with new secret keys opens the signing key and seals it again', async () => {
    const before = await start();
    await before.close();
    const file = path.join(dataDir, 'identity-signing-key.sealed');
    const [sealed, { mode }] = [await readFile(file, 'utf8'), await stat(file)];
    expect(sealed).not.toContain('PRIVATE KEY');
    if (process.platform !== 'win32') expect(mode & 0o777).toBe(0o600);

    const SECRET_KEYS = `k1:${Buffer.alloc(32, 1).toString('base64')}`;
    const after = await start({ SECRET_KEYS });
    expect(after.deps.localPool?.signingKey.id).toBe(before.deps.localPool?.signingKey.id);
    expect(await readFile(file, 'utf8')).toMatch(/^v1\.k1\./);
    expect((await readdir(dataDir)).sort()).toEqual(['identity-signing-key.sealed', 'secret.key']);
  });
});

it('a start without the key that sealed the signing key keeps accounts and ends sessions', async () => {
  const before = await start();
  const { AccessToken }: Tokens = await before.pool.newUser('dana');
  await before.close();
  await rm(path.join(dataDir, 'secret.key'));

  const after = await start();
  expect((await after.pool.call('GetUser', { AccessToken })).status).toBe(400);
  expect((await after.pool.signIn('dana')).status).toBe(200);
});

describe('two instances on one database', () => {
  it('can each finish a sign-in that the other one started', async () => {
    const [one, other] = [await start(), await start()];
    await one.pool.newUser('dana');
    const { prove } = await one.pool.startSrp('dana');
    expect((await prove(PASSWORD, other.url)).status).toBe(200);
  });
});

it('the local pool does not run when Cognito is configured', async () => {
  const { url, deps } = await start({
    COGNITO_USER_POOL_ID: 'us-east-1_aBc123',
    COGNITO_CLIENT_ID: 'client',
  });
  expect([deps.localPool, deps.firstSignIn]).toEqual([null, null]);
  const response = await fetch(`${url}/local-cognito/idp/`, { method: 'POST' });
  expect(response.status).toBe(404);
  expect(await readdir(dataDir)).not.toContain('identity-signing-key.sealed');
  const config = await (await fetch(`${url}/api/identity/config`)).json();
  expect(config).toEqual({
    region: 'us-east-1',
    userPoolId: 'us-east-1_aBc123',
    clientId: 'client',
  });
});
