import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays, addYears } from '../../platform/time/date-math.ts';
import { deleteAll } from '../../testing/delete-all.ts';
import { bearer, roleToken, STAFF_ENV } from '../../testing/people.ts';
import { type PrivacyClient, privacyClient } from '../../testing/privacy-client.ts';
import { startTestApp, TEST_NOW, type TestApp } from '../../testing/test-app.ts';
import { groupAll, peopleOf } from '../people/testing/grouped-people.ts';
import { agreementsPersonalData } from './personal-data.ts';
import { findAgreement } from './queries.ts';
import { withdrawAgreement } from './send-agreement.ts';
import {
  draftAgreement,
  sentAgreement,
  signedAgreement,
  staffDeps,
} from './testing/agreement-steps.ts';

let app: TestApp;
let now: Date;
let staff: PrivacyClient;
beforeAll(async () => {
  now = TEST_NOW;
  app = await startTestApp({ env: STAFF_ENV, now: () => now });
  staff = await privacyClient(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  now = TEST_NOW;
  for (const table of ['agreements', 'appointments', 'people', 'outboxEmails'] as const) {
    await deleteAll(app.deps.db, table);
  }
});

const call = async (token: string, name: string, input: object, method = 'POST') => {
  const query = method === 'GET' ? `?input=${encodeURIComponent(JSON.stringify(input))}` : '';
  const response = await fetch(`${app.url}/trpc/${name}${query}`, {
    method,
    headers: { ...bearer(token), 'content-type': 'application/json' },
    ...(method === 'POST' && { body: JSON.stringify(input) }),
  });
  return response.status;
};

it('the timeline of the client has each step', async () => {
  const { email } = await signedAgreement(app);
  await groupAll(app.deps.db);
  const [person] = await peopleOf(app.deps.db, email);
  expect(person?.events.filter((kind) => kind === 'agreement')).toHaveLength(6);
});

it('programs that ask for it learn that both have signed, without the text', async () => {
  const { db } = app.deps;
  await db
    .insertInto('webhookEndpoints')
    .values({
      ...{ url: 'https://crm.example/hook', events: ['agreement.signed'], secret: 'sealed' },
      ...{ createdBy: 'admin', state: 'paused' },
    })
    .execute();
  const { id } = await signedAgreement(app);
  const events = await db
    .selectFrom('webhookEvents')
    .select(['type', 'data', 'details'])
    .where('subjectId', '=', id)
    .execute();
  expect(events).toMatchObject([
    { type: 'agreement.signed', data: { id, state: 'signed', language: 'en' }, details: null },
  ]);
  await deleteAll(db, 'webhookEndpoints');
});

describe('the personal data of a client', () => {
  it('contains the text and what was done, but no key to the page', async () => {
    const { email } = await signedAgreement(app);
    const { data } = await staff.exported(email);
    const { agreements } = JSON.parse(data.json);
    expect(agreements).toMatchObject([{ state: 'countersigned', clientEmail: email }]);
    expect(agreements[0].document).toContain('a parenting plan');
    expect(agreements[0].events).toHaveLength(7);
    expect(data.json).not.toContain('linkHash');
  });

  it('is erased, but what was signed may stay in the client’s file for five years', async () => {
    const { id, email } = await signedAgreement(app);
    const kept = await staff.erase(email, { cancelUpcoming: true, keepClientFile: true });
    expect(kept.data).toMatchObject({ agreements: 0, keptAgreements: 1 });
    const row = await findAgreement(app.deps.db, id);
    expect(row?.eraseAfter).toEqual(addYears(TEST_NOW, 5));
    await agreementsPersonalData.applyRetention?.(app.deps.db, addYears(TEST_NOW, 5));
    expect(await findAgreement(app.deps.db, id)).toBeUndefined();
  });

  it('is erased completely if the firm wants that', async () => {
    const { id, email } = await signedAgreement(app);
    const { data } = await staff.erase(email, { cancelUpcoming: true, keepClientFile: false });
    expect(data).toMatchObject({ agreements: 1, keptAgreements: 0 });
    expect(await findAgreement(app.deps.db, id)).toBeUndefined();
    const left = await app.deps.db.selectFrom('agreementEvents').select('number').execute();
    expect(left).toEqual([]);
  });

  it('does not keep what ended unsigned for more than a year', async () => {
    const { id } = await sentAgreement(app);
    await withdrawAgreement(staffDeps(app), { id, reason: null });
    const { applyRetention } = agreementsPersonalData;
    await applyRetention?.(app.deps.db, addDays(TEST_NOW, 364));
    expect(await findAgreement(app.deps.db, id)).toBeDefined();
    await applyRetention?.(app.deps.db, addDays(TEST_NOW, 365));
    expect(await findAgreement(app.deps.db, id)).toBeUndefined();
  });
});

describe('staff', () => {
  it('approve only as attorneys, and see only agreements of their own clients', async () => {
    const { db } = app.deps;
    const { id, appointmentId } = await draftAgreement(app);
    const manager = await roleToken(app, 'manager');
    expect(await call(manager.token, 'agreements.one', { id }, 'GET')).toBe(200);
    expect(await call(manager.token, 'agreements.approve', { id })).toBe(403);
    const attorneys = await db.selectFrom('attorneys').select('id').limit(2).execute();
    const [own, other] = await Promise.all(
      attorneys.map(({ id: attorneyId }, index) =>
        roleToken(app, 'attorney', { username: `attorney${index}`, attorneyId }),
      ),
    );
    if (!own || !other) throw new Error('There are too few attorneys');
    const [{ number } = { number: 0 }] = await db
      .insertInto('hosts')
      .values({ number: 77, attorneyId: attorneys[0]?.id ?? null, isActive: true })
      .onConflict((conflict) => conflict.doNothing())
      .returning('number')
      .execute();
    const host =
      number ||
      (
        await db
          .selectFrom('hosts')
          .select('number')
          .where('attorneyId', '=', attorneys[0]?.id ?? '')
          .executeTakeFirstOrThrow()
      ).number;
    await db
      .updateTable('appointments')
      .set({ hostNumber: host })
      .where('id', '=', appointmentId)
      .execute();
    expect(await call(other.token, 'agreements.one', { id }, 'GET')).toBe(404);
    expect(await call(other.token, 'agreements.approve', { id })).toBe(404);
    expect(await call(own.token, 'agreements.approve', { id })).toBe(200);
    expect(await call(own.token, 'agreements.approve', { id: randomUUID() })).toBe(404);
    const auditor = await roleToken(app, 'auditor');
    expect(await call(auditor.token, 'agreements.one', { id }, 'GET')).toBe(200);
    expect(await call(auditor.token, 'agreements.send', { id })).toBe(403);
  });
});
