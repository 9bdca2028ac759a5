import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteAll } from '../../../testing/delete-all.ts';
import { STAFF_ENV } from '../../../testing/people.ts';
import { publishLanguage } from '../../../testing/publish-language.ts';
import { type StaffClient, staffClient } from '../../../testing/staff-client.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { countLawDuties } from '../../law-tasks/count-duties.ts';
import { getLaw } from '../get-law.ts';
import type { Review } from './schema.ts';

const LAW = '/api/admin/state-law';
const ATTORNEY = { version: 1, attorney: 'Noor Haddad', barNumber: '24012345' };
const RESULTS = 'statement:ny-results';
const SPANISH = `${RESULTS}:es`;
const REASON = { reason: 'Our ethics counsel prefers these words.' };

let app: TestApp;
let staff: StaffClient;
beforeAll(async () => {
  app = await startTestApp({ env: STAFF_ENV });
  staff = await staffClient(app);
  await app.deps.db.updateTable('firmProfile').set({ region: 'NY', country: 'US' }).execute();
});
afterAll(() => app.close());
beforeEach(async () => {
  await deleteAll(app.deps.db, 'jurisdictionConfirmations');
  await deleteAll(app.deps.db, 'jurisdictionOverrides');
  await deleteAll(app.deps.db, 'siteLanguages');
});

const itemOf = async (item: string, pack = 'us-ny') => {
  const { items }: Review = (await staff.call('GET', LAW)).body;
  return items.find((each) => each.pack === pack && each.item === item);
};
const wordingOf = async (item: string, pack?: string) => (await itemOf(item, pack))?.wordings?.[0];
const confirm = (item: string) => staff.call('PUT', `${LAW}/us-ny/${item}/confirmation`, ATTORNEY);
const override = (item: string, value: object) =>
  staff.call('PUT', `${LAW}/us-ny/${item}/override`, { value, ...REASON });
const publish = () => publishLanguage(app.deps.db, 'es');
const statementIn = async (language: 'en' | 'es') =>
  (await getLaw(app.deps.db, language)).statements.find(({ id }) => id === 'ny-results');

it('without a further language that is published, nothing is said of wordings', async () => {
  const { items }: Review = (await staff.call('GET', LAW)).body;
  expect(items.filter((item) => 'wordings' in item)).toEqual([]);
});

describe('a wording in a language of the site', () => {
  beforeEach(publish);

  it('stands beside the original and waits for an attorney, also if that is confirmed', async () => {
    await confirm(RESULTS);
    expect(await itemOf(RESULTS)).toMatchObject({
      state: 'confirmed',
      wordings: [
        {
          ...{ language: 'es', name: 'Spanish', item: SPANISH, state: 'unconfirmed' },
          ...{ override: null, confirmation: null },
          lines: [
            {
              original: 'Prior results do not guarantee a similar outcome.',
              text: 'Los resultados anteriores no garantizan un resultado similar.',
            },
          ],
        },
      ],
    });
    expect((await statementIn('es'))?.isConfirmed).toBe(false);
    const before = await countLawDuties({ db: app.deps.db, now: app.deps.now });
    expect((await confirm(SPANISH)).status).toBe(204);
    const after = await countLawDuties({ db: app.deps.db, now: app.deps.now });
    expect(after.unconfirmed).toBe(before.unconfirmed - 1);
    expect(await wordingOf(RESULTS)).toMatchObject({
      state: 'confirmed',
      confirmation: { ...ATTORNEY, lines: null },
    });
    expect((await statementIn('es'))?.isConfirmed).toBe(true);
  });

  it('is of statements with words and of calculators, with all their texts', async () => {
    expect(await itemOf('statement:ny-contact')).toHaveProperty('wordings');
    expect(await itemOf('holidays:ny-public')).not.toHaveProperty('wordings');
    expect(await itemOf('finding:specialist')).not.toHaveProperty('wordings');
    const lines = (await wordingOf('calculator:ny-probate'))?.lines ?? [];
    expect(lines).toContainEqual({ original: 'Filing fee', text: 'Tasa de presentación' });
    expect(lines.map(({ text }) => text).join(' ')).toContain('No incluya los inmuebles');
  });

  it('is open again once the original is another one, and the firm has to write its own', async () => {
    await confirm(SPANISH);
    await override(RESULTS, { text: 'The past tells nothing.' });
    expect(await wordingOf(RESULTS)).toMatchObject({ state: 'missing', lines: [] });
    expect(await statementIn('es')).toMatchObject({
      language: 'en',
      text: 'The past tells nothing.',
    });
    expect((await confirm(SPANISH)).status).toBe(400);

    expect((await override(SPANISH, { text: 'El pasado no dice nada.' })).status).toBe(204);
    expect(await wordingOf(RESULTS)).toMatchObject({
      state: 'changed',
      lines: [{ original: 'The past tells nothing.', text: 'El pasado no dice nada.' }],
      override: REASON,
      confirmation: { lines: ['Los resultados anteriores no garantizan un resultado similar.'] },
    });
    expect(await statementIn('es')).toMatchObject({
      language: 'es',
      text: 'El pasado no dice nada.',
    });
    expect(await statementIn('en')).toMatchObject({
      language: 'en',
      text: 'The past tells nothing.',
    });
    await confirm(SPANISH);
    expect(await wordingOf(RESULTS)).toMatchObject({ state: 'confirmed' });

    await staff.call('DELETE', `${LAW}/us-ny/${RESULTS}/override`);
    expect(await wordingOf(RESULTS)).toMatchObject({ state: 'changed' });
  });

  it('is left out with the statement', async () => {
    await override(RESULTS, { text: null });
    expect(await itemOf(RESULTS)).not.toHaveProperty('wordings');
    expect(await statementIn('es')).toBeUndefined();
  });

  it.each([
    [SPANISH, { text: null }, 400],
    [SPANISH, { text: ' ' }, 400],
    ['finding:specialist:es', { isOn: false }, 400],
    [`${RESULTS}:xx`, { text: 'x' }, 404],
    [`${RESULTS}:en`, { text: 'x' }, 404],
  ])('cannot be changed as %s with %j', async (item, value, status) => {
    expect((await override(item, value)).status).toBe(status);
  });

  it.each([
    ['finding:specialist:es', 400],
    ['holidays:ny-public:es', 400],
    [`${RESULTS}:xx`, 404],
  ])('cannot be confirmed as %s', async (item, status) => {
    expect((await confirm(item)).status).toBe(status);
  });
});
