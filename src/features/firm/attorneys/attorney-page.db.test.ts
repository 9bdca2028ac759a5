import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STAFF_ENV } from '../../../testing/people.ts';
import { type StaffClient, staffClient } from '../../../testing/staff-client.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let staff: StaffClient;
beforeAll(async () => {
  app = await startTestApp({ env: STAFF_ENV });
  staff = await staffClient(app);
  // Those of the demo firm have a text already.
  await app.deps.db.deleteFrom('pages').where('path', 'like', '/attorneys/%').execute();
  await app.deps.content.settle();
});
afterAll(() => app.close());

const THEO = '/attorneys/theo-okonjo';
const get = (path: string) => fetch(app.url + path, { redirect: 'manual' });
const textOf = async (path: string) => (await get(path)).text();
const find = async (slug: string) => {
  const { body } = await staff.call('GET', '/api/admin/attorneys');
  return body.find((each: { slug: string }) => each.slug === slug);
};
const update = async (slug: string, changes: object) => {
  const path = `/api/admin/attorneys/${slug}`;
  const { status } = await staff.call('PUT', path, { ...(await find(slug)), ...changes });
  expect(status).toBe(200);
};

const DETAILS = {
  admissions: [
    { place: 'Texas', barNumber: '24001234', year: 2004 },
    { place: 'U.S. Tax Court', barNumber: null, year: null },
  ],
  education: ['J.D., Sample School of Law, 2003'],
  memberships: ['Sample Bar Association'],
};
const WORDS = {
  ...{ name: 'Theo Okonjo', title: 'Theo Okonjo, estates', description: 'About Theo.' },
  ...{ heading: 'Theo Okonjo', lead: 'He draws the tree first.', area: null },
  blocks: [{ type: 'text', heading: 'What he does', html: '<p>He listens.</p>' }],
};

/** Publishes a page at the path of an attorney. */
async function write(path: string): Promise<void> {
  const { body } = await staff.call('POST', '/api/admin/pages', { path, content: WORDS });
  const published = await staff.call('PUT', `/api/admin/pages/${body.page.id}/publish`, {});
  expect(published.status).toBe(200);
}

describe('the page of an attorney', () => {
  it('has the profile, the details and the structured data', async () => {
    await update('theo-okonjo', DETAILS);
    const html = await textOf(THEO);
    for (const text of [
      '<title>Theo Okonjo, Partner, Estate planning | Pacific Harbor Law</title>',
      'Draws the family tree first and the documents second.',
      'Texas, 2004, No. 24001234',
      'U.S. Tax Court',
      'J.D., Sample School of Law, 2003',
      'Sample Bar Association',
      '"identifier":"24001234"',
      `/attorneys/theo-okonjo","url"`,
    ]) {
      expect(html).toContain(text);
    }
  });

  it('keeps details that a program does not send', async () => {
    const { admissions, education, memberships, ...profile } = await find('theo-okonjo');
    await staff.call('PUT', '/api/admin/attorneys/theo-okonjo', profile);
    expect(await find('theo-okonjo')).toMatchObject(DETAILS);
  });

  it('has what staff publish at its path', async () => {
    await write(THEO);
    const html = await textOf(THEO);
    expect(html).toContain('<title>Theo Okonjo, estates | Pacific Harbor Law</title>');
    expect(html).toContain('<p>He listens.</p>');
    expect(html).toContain('He draws the tree first.');
  });

  it('lists the articles of the attorney, except those of two with the same name', async () => {
    const article = 'Community property in plain words';
    expect(await textOf('/attorneys/maren-castellane')).toContain(article);
    expect(await textOf(THEO)).not.toContain(article);
    await update('ines-halloran', { name: 'Maren Castellane' });
    expect(await textOf('/attorneys/maren-castellane')).not.toContain(article);
    await update('ines-halloran', { name: 'Ines Halloran' });
  });

  it('moves with its text when the slug changes, and redirects from there, also after a second change', async () => {
    await update('theo-okonjo', { newSlug: 'theo' });
    await update('theo', { newSlug: 'theodore-okonjo' });
    for (const slug of ['theo-okonjo', 'theo']) {
      const { status, headers } = await get(`/attorneys/${slug}`);
      expect([status, headers.get('location')]).toEqual([301, '/attorneys/theodore-okonjo']);
    }
    expect(await textOf('/attorneys/theodore-okonjo')).toContain('<p>He listens.</p>');
    // A link to book with the attorney keeps the choice.
    const { headers } = await get('/schedule?area=estate-planning&attorney=theo');
    expect(headers.get('location')).toBe('/schedule?area=estate-planning&attorney=theodore-okonjo');
    await update('theodore-okonjo', { newSlug: 'theo-okonjo' });
    expect((await get(THEO)).status).toBe(200);
    expect((await get('/attorneys/theo')).headers.get('location')).toBe(THEO);
  });

  it('is not found while the profile is hidden, and neither is its text', async () => {
    await update('theo-okonjo', { isActive: false });
    expect((await get(THEO)).status).toBe(404);
    expect(await textOf('/sitemap.xml')).not.toContain(THEO);
    const input = encodeURIComponent(JSON.stringify({ path: THEO }));
    expect((await get(`/trpc/pages.page?input=${input}`)).status).toBe(404);
    await update('theo-okonjo', { isActive: true });
    expect((await get(THEO)).status).toBe(200);
  });

  it('is gone with the attorney, and so is its text', async () => {
    await staff.call('POST', '/api/admin/attorneys', {
      ...{ name: 'Ana Ruiz', role: 'Associate', practiceAreas: ['divorce'] },
      ...{ languages: ['English'], statement: 'Listens.' },
    });
    await write('/attorneys/ana-ruiz');
    expect((await get('/attorneys/ana-ruiz')).status).toBe(200);
    expect((await staff.call('DELETE', '/api/admin/attorneys/ana-ruiz')).status).toBe(204);
    expect((await get('/attorneys/ana-ruiz')).status).toBe(404);
  });

  it('of nobody is not found, unless staff have written it', async () => {
    expect((await get('/attorneys/careers')).status).toBe(404);
    await write('/attorneys/careers');
    expect(await textOf('/attorneys/careers')).toContain('<p>He listens.</p>');
  });
});
