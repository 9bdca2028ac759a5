import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { bearer, STAFF_ENV, staffToken } from '../../src/testing/people.ts';
import { CLIENT_ID, PASSWORD, poolClient } from '../../src/testing/pool-client.ts';
import { staffClient } from '../../src/testing/staff-client.ts';
import { startTestApp, type TestApp } from '../../src/testing/test-app.ts';
import { PAGES } from '../e2e/pages.ts';
import { everyCall, plainRequest } from './calls.ts';
import { fillEverything } from './fill-everything.ts';
import { openWire, type Wire } from './wire.ts';

const CANARY = 'canary-sings-9d27';
const KEY = Buffer.from(CANARY.padEnd(32, '!')).toString('base64');

/** All secrets that a process gets from its environment variables. */
const SECRETS = {
  SECRET_KEYS: `k1:${KEY}`,
  AWS_ACCESS_KEY_ID: `AKIA${CANARY}`,
  AWS_SECRET_ACCESS_KEY: CANARY,
  AWS_SESSION_TOKEN: CANARY,
  SEED_ADMIN_PASSWORD: PASSWORD,
};

let app: TestApp;
let wire: Wire;
const written = [vi.spyOn(fs, 'writeSync'), vi.spyOn(fs, 'write')];
const answers: string[] = [];
beforeAll(async () => {
  app = await startTestApp({ env: { ...STAFF_ENV, ...SECRETS, LOG_LEVEL: 'debug' } });
  wire = openWire(app.url);
});
afterAll(async () => {
  await wire.close();
  await app.close();
});

const logged = () =>
  written.flatMap((spy) => spy.mock.calls.map(([, text]) => String(text))).join('');

async function ask(request: Parameters<Wire['ask']>[0]) {
  const answer = await wire.ask(request);
  answers.push(`${JSON.stringify(answer.headers)}${answer.bytes}`);
  return answer;
}

/** All credentials, keys and secret links known so far, by description. */
const secrets = new Map<string, string>([
  ['password', PASSWORD],
  ['canary', CANARY],
  ['sealing key', KEY],
]);

async function signInAndOut() {
  const pool = poolClient(app);
  const tokens = await pool.newUser('dana');
  const code = await pool
    .asClient('ForgotPassword', { Username: 'dana' })
    .then(() => pool.codeOf('dana'));
  for (const body of [
    { Username: 'dana', ConfirmationCode: code, Password: `${CANARY} new password` },
    { Username: 'dana', ConfirmationCode: '000000', Password: CANARY },
    { Username: CANARY, ConfirmationCode: CANARY, Password: CANARY },
  ]) {
    await pool.asClient('ConfirmForgotPassword', body);
  }
  await pool.asClient('InitiateAuth', {
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: 'dana', PASSWORD: CANARY },
  });
  await pool.call('GetUser', { AccessToken: `${CANARY}.${CANARY}`, ClientId: CANARY + CLIENT_ID });
  secrets.set('access token', tokens.AccessToken);
  secrets.set('id token', tokens.IdToken);
  secrets.set('refresh token', tokens.RefreshToken);
}

it('secrets appear in no response, page or log', async () => {
  await signInAndOut();
  const staff = await staffToken(app);
  secrets.set('token of staff', staff);
  const { token, previewPath, clientPaths } = await fillEverything(app, await staffClient(app), {
    line: 'Dana',
    block: 'Dana',
  });
  secrets.set('token of a link', token);
  for (const path of clientPaths) {
    const [, kind, tokenOfClient = ''] = path.split('/');
    secrets.set(`token of a page: ${kind}`, tokenOfClient);
  }
  secrets.set('token of a preview', previewPath.slice('/blog/preview/'.length));

  const calls = await everyCall(app);
  for (const call of calls.filter(({ name }) => !/migration|remove|delete/i.test(name))) {
    const plain = plainRequest(call);
    const headers = { ...plain.headers, cookie: CANARY, referer: `https://a.example/${CANARY}` };
    await ask({ ...plain, headers: { ...headers, ...bearer(staff) } });
    await ask({
      ...plain,
      headers: { ...headers, ...bearer(CANARY) },
      path: `${plain.path}?token=${CANARY}`,
    });
    const body = JSON.stringify({ password: CANARY, token: CANARY, apiKey: CANARY });
    if (call.isWrite) await ask({ ...plain, headers, body });
  }
  for (const page of [
    ...PAGES,
    `/appointment/${token}`,
    previewPath,
    ...clientPaths,
    '/admin',
    '/login',
    '/api/docs',
  ]) {
    await ask({
      method: 'GET',
      path: `${page.split('#')[0]?.split('?')[0]}?theme-preview=${CANARY}`,
    });
  }
  // Provokes an unexpected error.
  await app.deps.db.schema.alterTable('contact_submissions').renameTo('mislaid').execute();
  const path = `/api/admin/contact-submissions?token=${CANARY}`;
  expect((await ask({ method: 'GET', path, headers: bearer(staff) })).status).toBe(500);
  await app.deps.db.schema.alterTable('mislaid').renameTo('contact_submissions').execute();

  // The log is written with a short delay.
  await expect.poll(logged).toContain('call failed');
  const log = logged();
  for (const [what, secret] of secrets) {
    expect([what, 'in the log', log.includes(secret)]).toEqual([what, 'in the log', false]);
    const showing = answers.filter((answer) => answer.includes(secret));
    // A page opened with a token may contain that token.
    if (!what.startsWith('token of a ')) expect([what, showing.slice(0, 1)]).toEqual([what, []]);
  }
  const { privateKey } = app.deps.localPool?.signingKey ?? {};
  const { d } = privateKey?.export({ format: 'jwk' }) ?? {};
  expect(d).toMatch(/./);
  for (const text of [log, ...answers]) {
    expect(text.includes(d ?? '')).toBe(false);
    expect(text).not.toMatch(/PRIVATE KEY|postgres(ql)?:\/\/|srp_?verifier/i);
  }
}, 300_000);

it('the client bundle contains no server code', async () => {
  const dist = path.resolve(import.meta.dirname, '../../dist');
  const client = path.join(
    dist,
    fs.readFileSync(path.join(dist, 'current'), 'utf8').trim(),
    'client',
  );
  const files = fs.readdirSync(client, { recursive: true, withFileTypes: true });
  const scripts = files.filter(
    (file) => file.isFile() && /\.(js|css|html|map|json)$/.test(file.name),
  );
  expect(scripts.length).toBeGreaterThan(20);
  for (const { name, parentPath } of scripts) {
    const text = fs.readFileSync(path.join(parentPath, name), 'utf8');
    const found =
      /KEY-----[\\rn]*\w{20}|postgres(ql)?:\/\/|AKIA[A-Z0-9]{16}|srp_verifier|kysely|pg-boss|sourceMappingURL|process\.env\.(?!NODE_ENV)\w+/.exec(
        text,
      );
    expect([name, found?.[0]]).toEqual([name, undefined]);
    expect([name, text.includes(path.dirname(dist))]).toEqual([name, false]);
    expect(name).not.toMatch(/\.map$/);
  }
});
