import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteAll } from '../../../testing/delete-all.ts';
import { STAFF_ENV } from '../../../testing/people.ts';
import { type StaffClient, staffClient } from '../../../testing/staff-client.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { isWaiting } from './rules.ts';
import type { Review } from './schema.ts';

const LAW = '/api/admin/state-law';
const ATTORNEY = { version: 1, attorney: 'Noor Haddad', barNumber: '24012345' };

let app: TestApp;
let staff: StaffClient;
beforeAll(async () => {
  app = await startTestApp({ env: STAFF_ENV });
  staff = await staffClient(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  await deleteAll(app.deps.db, 'jurisdictionConfirmations');
  await deleteAll(app.deps.db, 'jurisdictionOverrides');
  await inState('NY');
});

const inState = (region: string) =>
  app.deps.db.updateTable('firmProfile').set({ region, country: 'US' }).execute();

const review = async (): Promise<Review> => (await staff.call('GET', LAW)).body;

async function itemOf(pack: string, item: string) {
  const { items } = await review();
  return items.find((each) => each.pack === pack && each.item === item);
}

const confirm = (pack: string, item: string, body: object = ATTORNEY) =>
  staff.call('PUT', `${LAW}/${pack}/${item}/confirmation`, body);
const override = (pack: string, item: string, body: object) =>
  staff.call('PUT', `${LAW}/${pack}/${item}/override`, body);

const HOME = ['us-ny', 'statement:ny-home'] as const;

const lastAction = () =>
  app.deps.db
    .selectFrom('auditLog')
    .select(['action', 'actor', 'entityId', 'before', 'after'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();

describe('the review', () => {
  it('lists the items of the state, its country and the default, with rule, source and grade', async () => {
    const { packs, items } = await review();
    expect(packs.map(({ id }) => id)).toEqual(['us-ny', 'us', 'aba']);
    expect(await itemOf(...HOME)).toMatchObject({
      title: 'On the home page',
      lines: ['Attorney Advertising'],
      ...{ place: 'home', state: 'unconfirmed', sure: 'A', rule: '22 NYCRR 1200, Rule 7.1(f)' },
      ...{ override: null, confirmation: null },
    });
    expect(items.find(({ item }) => item === 'holidays:us-federal')?.lines).toContain('Labor Day');
  });

  it('of offices in two states lists the items of both, and those that they share once', async () => {
    await app.deps.db
      .insertInto('offices')
      .values({
        ...{ key: 'austin', label: 'Austin', position: 7, street: '300 Congress Avenue' },
        ...{ city: 'Austin', region: 'TX', postalCode: '78701' },
      })
      .execute();
    const { packs, items } = await review();
    await app.deps.db.deleteFrom('offices').where('key', '=', 'austin').execute();
    expect(packs.map(({ id }) => id)).toEqual(['us-ny', 'us', 'aba', 'us-tx']);
    const keys = items.map(({ pack, item }) => `${pack} ${item}`);
    expect(keys).toEqual([...new Set(keys)]);
    expect(keys).toEqual(
      expect.arrayContaining(['us-tx statement:tx-responsible', HOME.join(' ')]),
    );
  });

  it('warns once the day of the review has passed', async () => {
    // The clock of the test app is in 2031.
    expect((await review()).packs.every(({ isReviewDue }) => isReviewDue)).toBe(true);
  });
});

it('a calculator that the firm hides does not wait for an attorney', async () => {
  await inState('FL');
  const wants = async () => {
    const found = await itemOf('us-fl', 'calculator:fl-probate');
    return found && [found.isOn, found.state, isWaiting(found)];
  };
  expect(await wants()).toEqual([true, 'unconfirmed', true]);
  const hidden = {
    ...{ componentKey: 'probate_calculator', componentName: 'Calculator' },
    isVisible: false,
  };
  await app.deps.db
    .insertInto('componentVisibilitySettings')
    .values(hidden)
    .onConflict((conflict) => conflict.column('componentKey').doUpdateSet({ isVisible: false }))
    .execute();
  expect(await wants()).toEqual([false, 'unconfirmed', false]);
  await app.deps.db
    .deleteFrom('componentVisibilitySettings')
    .where('componentKey', '=', 'probate_calculator')
    .execute();
});

it('amounts are in the currency of the pack', async () => {
  await inState('FL');
  const { lines = [] } = (await itemOf('us-fl', 'calculator:fl-probate')) ?? {};
  expect(lines.join(' ')).toContain('up to $40,000: $1,500');
});

describe('a confirmation', () => {
  it('names the attorney, the bar number and the version, and is audited', async () => {
    expect((await confirm(...HOME)).status).toBe(204);
    expect(await itemOf(...HOME)).toMatchObject({
      state: 'confirmed',
      confirmation: { ...ATTORNEY, confirmedBy: 'admin', lines: null },
    });
    expect(await lastAction()).toMatchObject({
      action: 'jurisdiction.confirm',
      after: { attorney: 'Noor Haddad', content: { text: 'Attorney Advertising' } },
    });
  });

  it('is open again once the release says something else, and shows what was confirmed', async () => {
    await confirm(...HOME);
    const content = { id: 'ny-home', text: 'Advertisement', place: 'home' };
    await app.deps.db
      .updateTable('jurisdictionConfirmations')
      .set({ content: JSON.stringify(content) })
      .execute();
    expect(await itemOf(...HOME)).toMatchObject({
      state: 'changed',
      lines: ['Attorney Advertising'],
      confirmation: { lines: ['Advertisement'] },
    });
  });

  it('from before the day of the review is to be given again once the day has passed', async () => {
    await confirm(...HOME);
    expect((await itemOf(...HOME))?.isReviewDue).toBe(false);
    await app.deps.db
      .updateTable('jurisdictionConfirmations')
      .set({ confirmedAt: new Date('2026-12-01T12:00:00Z') })
      .execute();
    expect(await itemOf(...HOME)).toMatchObject({ state: 'confirmed', isReviewDue: true });
    await confirm(...HOME);
    expect((await itemOf(...HOME))?.isReviewDue).toBe(false);
  });

  it('can be withdrawn', async () => {
    await confirm(...HOME);
    const path = `${LAW}/${HOME.join('/')}/confirmation`;
    expect((await staff.call('DELETE', path)).status).toBe(204);
    expect((await staff.call('DELETE', path)).status).toBe(204);
    expect((await itemOf(...HOME))?.state).toBe('unconfirmed');
  });

  it.each([
    ['us-tx', 'statement:tx-responsible', ATTORNEY, 404],
    ['us-ny', 'statement:nothing', ATTORNEY, 404],
    ['us-ny', 'nothing', ATTORNEY, 404],
    ['us-ny', 'statement:ny-home', { ...ATTORNEY, version: 2 }, 409],
    ['us-ny', 'statement:ny-home', { ...ATTORNEY, barNumber: ' ' }, 400],
    ['us-ny', 'finding:specialist', ATTORNEY, 400],
  ])('of %s %s with %j is rejected with %i', async (pack, item, body, status) => {
    expect((await confirm(pack, item, body)).status).toBe(status);
  });
});

describe('an override', () => {
  const value = { text: 'Advertisement of lawyers' };

  it('needs a reason, is audited and opens the confirmation again', async () => {
    await confirm(...HOME);
    expect((await override(...HOME, { value, reason: '' })).status).toBe(400);
    expect((await override(...HOME, { value, reason: 'Clearer.' })).status).toBe(204);
    expect(await itemOf(...HOME)).toMatchObject({
      ...{ state: 'changed', lines: ['Advertisement of lawyers'] },
      override: { lines: ['Attorney Advertising'], reason: 'Clearer.', changedBy: 'admin' },
      confirmation: { lines: ['Attorney Advertising'] },
    });
    expect(await lastAction()).toMatchObject({
      ...{ action: 'jurisdiction.override', entityId: 'us-ny statement:ny-home' },
      after: { value, reason: 'Clearer.' },
    });
    await staff.call('DELETE', `${LAW}/${HOME.join('/')}/override`);
    expect(await itemOf(...HOME)).toMatchObject({ state: 'confirmed', override: null });
  });

  it.each([
    ['statement:ny-home', { isOn: false }, 'value.text'],
    ['statement:ny-home', { text: ' ' }, 'value.text'],
    ['finding:specialist', { isOn: 'no' }, 'value.isOn'],
    ['holidays:ny-public', { text: 'x' }, 'item'],
  ])('of %s with %j names the field %s', async (item, wrong, field) => {
    const { status, body } = await override('us-ny', item, { value: wrong, reason: 'Because.' });
    expect([status, Object.keys(body.fieldErrors)]).toEqual([400, [field]]);
  });
});
