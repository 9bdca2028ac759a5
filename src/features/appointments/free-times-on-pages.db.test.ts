import { load } from 'cheerio';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { buildApp } from '../../app/app.ts';
import { createDeps } from '../../app/deps.ts';
import { TAG_TABLES } from '../../app/tables.ts';
import { bookingBody, postJson } from '../../testing/booking-requests.ts';
import { deleteAll } from '../../testing/delete-all.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { PATIENT_CONNECTION_MS } from '../../testing/test-database.ts';

const ATTORNEY = 1;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await app.deps.db
    .updateTable('hosts')
    .set({ isActive: false })
    .where('number', '>', ATTORNEY)
    .execute();
});
afterAll(() => app.close());
beforeEach(async () => {
  await deleteAll(app.deps.db, 'appointments');
  await deleteAll(app.deps.db, 'timeOff');
});

/** The starts that the page at an address offers as links or as buttons of its form, and whether the page came from the cache. */
async function startsOn(address: string, url = app.url) {
  const countPage = vi.spyOn(app.deps.metrics, 'countPage');
  const page = load(await (await fetch(url + address)).text());
  const links = page('a[href*="start="]')
    .map((_, link) => page(link).attr('href'))
    .get();
  const starts = [
    ...links.map((href) => new URL(href, app.url).searchParams.get('start')),
    ...page('button[name="time"]')
      .map((_, button) => page(button).attr('value'))
      .get(),
  ];
  const origins = countPage.mock.calls.flat();
  countPage.mockRestore();
  return { starts, isCached: origins.join() === 'cache' };
}

describe.each(['/', '/schedule', '/embed/booking'])('%s', (address) => {
  /** A time that the cached page shows. */
  async function shownStart(): Promise<string> {
    const { starts } = await startsOn(address);
    expect(await startsOn(address)).toEqual({ starts, isCached: true });
    return starts[0] ?? 'none';
  }

  it('does not show a time that has just been booked', async () => {
    const start = await shownStart();
    const { status } = await postJson(
      `${app.url}/api/appointments`,
      bookingBody({ scheduledDate: start }),
    );
    expect(status).toBe(201);
    const { starts, isCached } = await startsOn(address);
    expect(starts).not.toContain(start);
    expect(starts.length).toBeGreaterThan(0);
    expect(isCached).toBe(false);
    expect((await startsOn(address)).isCached).toBe(true);
  });

  it('does not show a time that staff have just blocked', async () => {
    const start = await shownStart();
    await app.deps.db
      .insertInto('timeOff')
      .values({ createdBy: 'test', startsAt: start, endsAt: new Date(Date.parse(start) + 60_000) })
      .execute();
    expect((await startsOn(address)).starts).not.toContain(start);
  });

  it('shows a cancelled time again', async () => {
    const start = await shownStart();
    await postJson(`${app.url}/api/appointments`, bookingBody({ scheduledDate: start }));
    expect((await startsOn(address)).starts).not.toContain(start);
    await app.deps.db.updateTable('appointments').set({ status: 'cancelled' }).execute();
    expect((await startsOn(address)).starts).toContain(start);
  });
});

it('does not show a time that was booked through another process', async () => {
  const deps = await createDeps(app.deps.config, {
    now: app.deps.now,
    connectionWithinMs: PATIENT_CONNECTION_MS,
  });
  const other = await buildApp(deps);
  onTestFinished(async () => {
    await other.close();
    await deps.dispose();
  });
  const url = await other.listen({ host: '127.0.0.1', port: 0 });
  const { starts } = await startsOn('/schedule', url);
  const [start] = starts;
  await postJson(`${app.url}/api/appointments`, bookingBody({ scheduledDate: start }));
  await expect
    .poll(async () => (await startsOn('/schedule', url)).starts, { timeout: 2_000 })
    .not.toContain(start);
});

it('keeps pages without free times cached after a booking', async () => {
  await startsOn('/about');
  await postJson(`${app.url}/api/appointments`, bookingBody());
  expect((await startsOn('/about')).isCached).toBe(true);
});

it('names tables that exist as those behind the cache tags', async () => {
  const tables = await app.deps.db.introspection.getTables();
  const names = tables.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(Object.values(TAG_TABLES).flat()));
});
