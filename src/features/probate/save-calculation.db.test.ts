import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { anyBodyLike } from '../../testing/any-json.ts';
import { casesOf } from '../../testing/attack-size.ts';
import { postJson } from '../../testing/booking-requests.ts';
import { calculationBody } from '../../testing/calculation-body.ts';
import { deleteAll } from '../../testing/delete-all.ts';
import { startTestApp, TEST_NOW, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await deleteAll(app.deps.db, 'probateCalculations');
  await deleteAll(app.deps.db, 'outboxEmails');
});

const save = (changes: object = {}) =>
  postJson(`${app.url}/api/probate-calculator`, calculationBody(changes));
const rows = () => app.deps.db.selectFrom('probateCalculations').selectAll().execute();

describe('POST /api/probate-calculator', () => {
  it('returns 201 with the amounts in two decimals', async () => {
    const response = await save({ attorneyFees: '17500.90' });
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({
      id: expect.any(String),
      estateValue: '1000000.00',
      realEstateValue: '0.00',
      attorneyFees: '17500.00',
      executorFees: '17500.00',
      courtCosts: '3000.00',
      totalProbate: '38000.00',
      trustCost: '3000.00',
      savings: '35000.00',
      userEmail: null,
      createdAt: TEST_NOW.toISOString(),
    });
    expect(await app.deps.db.selectFrom('outboxEmails').select('id').execute()).toEqual([]);
  });

  it('sends the result to the given address', async () => {
    await save({ userEmail: 'dana@example.com' });
    await vi.waitFor(
      async () =>
        expect(
          await app.deps.db
            .selectFrom('outboxEmails')
            .select(['state', 'toEmail', 'textBody'])
            .execute(),
        ).toEqual([
          {
            state: 'sent',
            toEmail: 'dana@example.com',
            textBody: expect.stringContaining('Savings: $35,000'),
          },
        ]),
      { timeout: 10_000, interval: 50 },
    );
  });

  it.each([
    ['estateValue', { estateValue: undefined }],
    ['estateValue', { estateValue: '0' }],
    ['estateValue', { estateValue: '-5' }],
    ['estateValue', { estateValue: '1,000,000' }],
    ['estateValue', { estateValue: '1e6' }],
    ['estateValue', { estateValue: 'NaN' }],
    ['estateValue', { estateValue: '10000000000' }],
    ['estateValue', { estateValue: 1_000_000 }],
    ['estateValue', { estateValue: '1000000.001' }],
    ['attorneyFees', { attorneyFees: '17502' }],
    ['courtCosts', { courtCosts: '1' }],
    ['savings', { savings: '9999999999' }],
    ['userEmail', { userEmail: 'nobody' }],
    ['website', { website: 5 }],
  ])('returns 400 naming a wrong %s: %j', async (field, changes) => {
    const response = await save(changes);
    expect(response.status).toBe(400);
    expect(Object.keys((await response.json()).fieldErrors)).toEqual([field]);
    expect(await rows()).toEqual([]);
  });

  it('accepts the largest allowed estate', async () => {
    const response = await save({
      estateValue: '9999999999.99',
      attorneyFees: '50082500',
      executorFees: '50082500',
      courtCosts: '5000',
      totalProbate: '100170000',
      savings: '100167000',
    });
    expect(response.status).toBe(201);
  });

  it('returns 201 or 400 for any body', async () => {
    await fc.assert(
      fc.asyncProperty(anyBodyLike(calculationBody({ userEmail: null })), async (body) => {
        const response = await postJson(`${app.url}/api/probate-calculator`, body);
        await response.arrayBuffer();
        expect([201, 400]).toContain(response.status);
      }),
      { numRuns: casesOf(2_000) },
    );
    for (const row of await rows()) expect(row.totalProbate).toBe('38000.00');
  }, 300_000);
});
