import { createServer, request } from 'node:http';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { createGuardedFetch } from '../../platform/http-client/guarded-fetch.ts';
import { findFreePort } from '../../testing/free-port.ts';
import { STAFF_ENV } from '../../testing/people.ts';
import { type StaffClient, staffClient } from '../../testing/staff-client.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { checkAddress } from './address/check-address.ts';
import { STEPS } from './rules.ts';

let app: TestApp;
let staff: StaffClient;
/** Where visitors reach the site: a server in front of it, as in production. */
let publicUrl: string;
beforeAll(async () => {
  const port = await findFreePort();
  publicUrl = `http://127.0.0.1:${port}`;
  app = await startTestApp({ env: { ...STAFF_ENV, PUBLIC_URL: publicUrl } });
  staff = await staffClient(app);
});
afterAll(() => app.close());

const state = async () => (await staff.call('GET', '/trpc/setup.state')).body.result.data;
const states = async () =>
  Object.fromEntries(
    (await state()).items.map((item: { key: string; state: string }) => [item.key, item.state]),
  );
const settle = (step: string, isSkipped: boolean) =>
  staff.call('POST', '/trpc/setup.settle', { step, isSkipped });
const saveFirm = async (change: object) => {
  const { body } = await staff.call('GET', '/trpc/firm.get');
  const { isSample: _, ...profile } = body.result.data;
  return staff.call('POST', '/trpc/firm.update', { ...profile, ...change });
};

it('begins with every step open in a new installation', async () => {
  expect(await states()).toMatchObject(Object.fromEntries(STEPS.map((step) => [step, 'open'])));
  expect((await state()).publicUrl).toBe(publicUrl);
});

it('takes a step as done once the site has what it asks for, wherever it was entered', async () => {
  await settle('firm', false);
  expect((await states()).firm).toBe('open');
  await saveFirm({ name: 'Ortega Employment Law' });
  expect((await states()).firm).toBe('done');
  await saveFirm({ responsibleAttorney: 'Maria L. Ortega' });
  expect((await states()).attorney).toBe('open');
  await saveFirm({ barNumber: '123456' });
  expect((await states()).attorney).toBe('done');
  await settle('mail', true);
  expect((await states()).mail).toBe('skipped');
  const config = JSON.stringify({ apiKey: 'SG.not-a-real-key', from: 'office@example.com' });
  await staff.call('POST', '/api/admin/email-settings', {
    ...{ provider: 'sendgrid', isActive: true, config },
  });
  expect((await states()).mail).toBe('skipped');
  // Only an accepted test mail shows that the settings work.
  await app.deps.db.updateTable('emailSettings').set({ testedAt: new Date() }).execute();
  expect((await states()).mail).toBe('done');
});

it('records the other steps as staff say, with an audit entry for each change', async () => {
  expect((await settle('colours', true)).status).toBe(200);
  expect((await states()).colours).toBe('skipped');
  await settle('colours', false);
  await settle('colours', false);
  expect((await states()).colours).toBe('done');
  expect(await staff.auditLog(2)).toMatchObject([
    { action: 'setup.step', entityId: 'colours', after: { isSkipped: false } },
    { action: 'setup.step', entityId: 'colours', after: { isSkipped: true } },
  ]);
  const refused = await settle('elsewhere', false);
  expect([refused.status, Object.keys(refused.body.error.data.fieldErrors)]).toEqual([
    400,
    ['step'],
  ]);
});

it('names the sample attorneys', async () => {
  const { sampleAttorneys } = await state();
  expect(sampleAttorneys).toEqual(['maren-castellane', 'theo-okonjo', 'ines-halloran']);
});

it('rejects an address that is not a public domain, naming the field', async () => {
  for (const address of ['', 'localhost', 'http://example.com', 'two words']) {
    const { status, body } = await staff.call('POST', '/trpc/setup.checkAddress', { address });
    expect([address, status, Object.keys(body.error.data.fieldErrors)]).toEqual([
      ...[address, 400],
      ['address'],
    ]);
  }
});

/** Serves `url` in front of the app until the test ends. */
async function answerAt(url: string, handle: Parameters<typeof createServer>[1]): Promise<void> {
  const server = createServer({}, handle);
  await new Promise<void>((resolve) => {
    server.listen(Number(new URL(url).port), '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
}
const forward: Parameters<typeof createServer>[1] = (incoming, response) => {
  const onward = request(app.url + incoming.url, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.end();
};
async function check(url: string, own = publicUrl) {
  const outgoing = createGuardedFetch({ allow: [new URL(url).host] });
  onTestFinished(() => outgoing.close());
  return checkAddress({ db: app.deps.db, outgoing, publicUrl: own }, url);
}

it('recognises the site at its own address', async () => {
  await answerAt(publicUrl, forward);
  expect(await check(publicUrl)).toEqual({ address: publicUrl, state: 'ready', reason: null });
});

it('recognises the site at an address that its settings do not name', async () => {
  expect((await check(app.url)).state).toBe('not-configured');
});

it('tells another site from this one, and an address where nobody answers', async () => {
  const elsewhere = `http://127.0.0.1:${await findFreePort()}`;
  expect(await check(elsewhere)).toEqual({
    address: elsewhere,
    state: 'unreachable',
    reason: '127.0.0.1 cannot be reached.',
  });
  await answerAt(elsewhere, (_, response) => response.end('<h1>Parked</h1>'));
  expect((await check(elsewhere)).state).toBe('other-site');
});

it('asks nobody on the private network', async () => {
  const {
    address,
    state: found,
    reason,
  } = await checkAddress({ ...app.deps, publicUrl }, 'https://127.0.0.1');
  expect([address, found]).toEqual(['https://127.0.0.1', 'unreachable']);
  expect(reason).toMatch(/not an address on the public internet/);
});
