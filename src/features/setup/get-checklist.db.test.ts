import { afterAll, beforeAll, expect, it } from 'vitest';
import { deleteAll } from '../../testing/delete-all.ts';
import { STAFF_ENV } from '../../testing/people.ts';
import { type StaffClient, staffClient } from '../../testing/staff-client.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { saveSettledStep } from './queries.ts';
import type { Checklist } from './schema.ts';

let app: TestApp;
let staff: StaffClient;
beforeAll(async () => {
  app = await startTestApp({ env: STAFF_ENV });
  staff = await staffClient(app);
});
afterAll(() => app.close());

const mailed = (state: string, createdAt: string) =>
  app.deps.db
    .insertInto('outboxEmails')
    .values({
      kind: 'contact_notice',
      toEmail: 'office@example.com',
      payload: {},
      state,
      dedupeKey: `readiness ${createdAt}`,
      createdAt: new Date(createdAt),
    })
    .execute();

const open = async () =>
  (await staff.call('GET', '/trpc/setup.state')).body.result.data.items
    .filter(({ isNeeded, state }: Checklist[number]) => isNeeded && state !== 'done')
    .map(({ key }: Checklist[number]) => key);

it('names what is still as the site came', async () => {
  expect(await open()).toEqual([
    'firm',
    'mail',
    'testimonials',
    'articles',
    'attorney',
    'legal',
    'state-law',
    'secrets',
    'domain',
    'user-pool',
  ]);
});

it('drops what is settled', async () => {
  const { db } = app.deps;
  await db.updateTable('firmProfile').set({ isSample: false }).execute();
  await db.updateTable('testimonials').set({ isPublished: false }).execute();
  await db.deleteFrom('blogPosts').where('isSample', '=', true).execute();
  const config = JSON.stringify({ apiKey: 'SG.not-a-real-key', from: 'office@example.com' });
  const setting = { provider: 'sendgrid', isActive: true, config };
  const { status } = await staff.call('POST', '/api/admin/email-settings', setting);
  expect(status).toBe(201);
  expect(await open()).toContain('mail');
  // As after an accepted test mail.
  await db.updateTable('emailSettings').set({ testedAt: app.deps.now() }).execute();
  expect(await open()).toEqual([
    'attorney',
    'legal',
    'state-law',
    'secrets',
    'domain',
    'user-pool',
  ]);
});

it('wants mail whose secret can be read', async () => {
  const { db } = app.deps;
  const setting = await db.selectFrom('emailSettings').selectAll().executeTakeFirstOrThrow();
  const sealedElsewhere = JSON.stringify({ apiKey: 'v1.gone.AAAA.AAAA', from: 'a@example.com' });
  await db.updateTable('emailSettings').set({ config: sealedElsewhere }).execute();
  expect(await open()).toContain('mail');
  await db.updateTable('emailSettings').set({ config: setting.config }).execute();
  expect(await open()).not.toContain('mail');
});

it('wants mail that does go out', async () => {
  expect(await open()).not.toContain('mail-delivery');
  await mailed('failed', '2031-03-09T10:00:00Z');
  expect(await open()).not.toContain('mail-delivery');
  await mailed('needs_attention', '2031-03-09T11:00:00Z');
  expect(await open()).toContain('mail-delivery');
  await deleteAll(app.deps.db, 'outboxEmails');
  expect(await open()).not.toContain('mail-delivery');
});

it('wants all that the legal texts name', async () => {
  const set = (facts: { responsibleAttorney?: string; barNumber?: string }) =>
    app.deps.db.updateTable('firmProfile').set(facts).execute();
  await set({ responsibleAttorney: 'Maren Castellane' });
  expect(await open()).toContain('attorney');
  await set({ barNumber: '123456' });
  expect(await open()).not.toContain('attorney');
});

it('wants an attorney’s confirmation of the legal texts', async () => {
  const settle = (isSkipped: boolean) =>
    app.deps.db.transaction().execute((tx) => saveSettledStep(tx, { step: 'legal', isSkipped }));
  await settle(true);
  expect(await open()).toContain('legal');
  await settle(false);
  expect(await open()).not.toContain('legal');
});

it('wants an attorney’s confirmation of each line of state law', async () => {
  const toSettle = async () =>
    (await staff.call('GET', '/trpc/setup.state')).body.result.data.items.find(
      ({ key }: Checklist[number]) => key === 'state-law',
    ).law;
  const { items, packs } = (await staff.call('GET', '/api/admin/state-law')).body;
  const waiting = items.filter(({ state }: { state: string }) => state === 'unconfirmed');
  expect(await toSettle()).toEqual({ unconfirmed: waiting.length, pastReview: 0, missing: 0 });
  for (const { pack, item } of waiting) {
    const { version } = packs.find(({ id }: { id: string }) => id === pack);
    await staff.call('PUT', `/api/admin/state-law/${pack}/${item}/confirmation`, {
      ...{ version, attorney: 'Maren Castellane', barNumber: '281145' },
    });
  }
  expect(await toSettle()).toEqual({ unconfirmed: 0, pastReview: 0, missing: 0 });
  expect(await open()).not.toContain('state-law');
});
