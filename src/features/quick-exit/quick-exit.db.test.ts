import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bearer, STAFF_ENV, staffToken } from '../../testing/people.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp({ env: STAFF_ENV });
  token = await staffToken(app);
});
afterAll(() => app.close());

const read = async () =>
  (await fetch(`${app.url}/api/admin/quick-exit`, { headers: bearer(token) })).json();

async function save(change: object) {
  const response = await fetch(`${app.url}/api/admin/quick-exit`, {
    method: 'PUT',
    headers: { ...bearer(token), 'content-type': 'application/json' },
    body: JSON.stringify({ ...(await read()), ...change }),
  });
  return { status: response.status, body: await response.json() };
}

const page = async (path: string) => (await fetch(app.url + path)).text();
const hasBar = async (path: string) => (await page(path)).includes('data-quick-exit');
const HOTLINE = { name: 'Helpline', phone: '1-800-555-0100', note: null, confirmedOn: null };

describe('the quick exit', () => {
  it('is offered from the start on booking, contact, family law and the page that explains it', async () => {
    const offered = ['/schedule', '/contact', '/practice-areas/family-law', '/leaving-this-site'];
    for (const path of offered) expect([path, await hasBar(path)]).toEqual([path, true]);
    for (const path of ['/', '/about', '/blog', '/practice-areas/estate-planning', '/login']) {
      expect([path, await hasBar(path)]).toEqual([path, false]);
    }
  });

  it('follows the choice of staff, which is in the audit log', async () => {
    const { status } = await save({
      places: ['home'],
      practiceAreas: ['estate-planning'],
      neutralUrl: 'https://www.example.com',
    });
    expect(status).toBe(200);
    expect(await page('/')).toContain('<a class="button');
    expect(await page('/')).toMatch(
      /href="https:\/\/www\.example\.com\/" rel="noreferrer noopener"/,
    );
    expect(await hasBar('/practice-areas/estate-planning')).toBe(true);
    expect(await hasBar('/contact')).toBe(false);
    const entry = await app.deps.db
      .selectFrom('auditLog')
      .select(['action', 'after'])
      .where('entity', '=', 'quick_exit_settings')
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({ action: 'quick_exit.update', after: { places: ['home'] } });
  });

  it('leaves no script in the pages if it is offered nowhere', async () => {
    await save({ places: [], practiceAreas: [] });
    expect(await page('/contact')).not.toContain('sessionStorage.left');
    expect(await page('/contact')).not.toContain('data-quick-exit');
    // The exit link in the page's own text still has its script.
    expect(await page('/practice-areas/family-law')).toMatch(/data-leave[\s\S]*$/);
    expect(await page('/practice-areas/family-law')).toContain('sessionStorage.left');
  });

  it('shows visitors the hotlines that staff have confirmed', async () => {
    await save({
      hotlines: [HOTLINE, { ...HOTLINE, name: 'Legal aid', confirmedOn: '2031-03-09' }],
    });
    const text = await page('/leaving-this-site');
    expect(text).toContain(
      '<strong>Legal aid:</strong> <a href="tel:18005550100"><span class="nowrap">1-800-555-0100</span></a>',
    );
    expect(text).toContain('number checked Mar 09, 2031');
    expect(text).not.toContain('Helpline');
  });

  it.each([
    ['neutralUrl', { neutralUrl: 'http://www.example.com' }],
    ['neutralUrl', { neutralUrl: 'javascript:alert(1)' }],
    ['places.0', { places: ['everywhere'] }],
    ['hotlines.0.phone', { hotlines: [{ ...HOTLINE, phone: 'none' }] }],
    ['hotlines.0.confirmedOn', { hotlines: [{ ...HOTLINE, confirmedOn: 'today' }] }],
  ])('names %s in what it refuses', async (field, change) => {
    const { status, body } = await save(change);
    expect(status).toBe(400);
    expect(Object.keys(body.fieldErrors)).toEqual([field]);
  });

  it('does not lead back to this site', async () => {
    const { publicUrl } = app.deps.config.server;
    const { status, body } = await save({ neutralUrl: publicUrl.replace('http:', 'https:') });
    expect([status, Object.keys(body.fieldErrors)]).toEqual([400, ['neutralUrl']]);
  });

  it('refuses to save over what a colleague has saved', async () => {
    const { updatedAt } = await read();
    await save({ places: ['contact'] });
    const { status, body } = await save({ places: ['booking'], updatedAt });
    expect([status, body.reason]).toEqual([409, 'edited_meanwhile']);
    expect((await read()).places).toEqual(['contact']);
  });
});
