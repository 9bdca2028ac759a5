import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertDemoHosts } from '../db/demo/insert-demo-hosts.ts';
import { MAIL_CONTENTS } from '../src/app/features.ts';
import { getMailFirm } from '../src/features/email/mail-look.ts';
import { EMAIL_KINDS } from '../src/features/email/rules.ts';
import { SAMPLE_KINDS } from '../src/features/setup/rules.ts';
import { STAFF_ENV } from '../src/testing/people.ts';
import { type StaffClient, staffClient } from '../src/testing/staff-client.ts';
import { startTestApp, type TestApp } from '../src/testing/test-app.ts';
import { leftIn as findLeft } from './own-firm/left-in.ts';
import { CALCULATOR_MAILS, SAMPLE_NAMES_IN_API, sampleWords } from './own-firm/sample-firm.ts';
import {
  PROGRAM_PATHS,
  type SiteReader,
  siteReader,
  withoutWordsOf,
} from './own-firm/site-reader.ts';

/**
 * The set-up assistant makes a firm in Austin of the demo firm: immigration and employment law, two attorneys. Then
 * everything that is public is searched for words of the demo firm, its city, its state and its practice areas.
 */

const OLD_WORDS = sampleWords(
  /family law|family-law|estate[ -]plan|\bestates?\b|probate|(?<!held in )\btrusts?\b|trustee|divorc|custod|inherit/,
);

const leftIn = (text: string) => findLeft(text, OLD_WORDS);

const FIRM = {
  name: 'Barton Creek Counsel',
  phone: '(512) 555-0161',
  email: 'desk@bartoncreek.example',
  street: '300 Congress Avenue, Suite 210',
  city: 'Austin',
  region: 'TX',
  postalCode: '78701',
  zone: 'America/Chicago',
  responsibleAttorney: 'Noor Haddad',
  barNumber: '24012345',
};

const ATTORNEYS = [
  { name: 'Noor Haddad', role: 'Partner', practiceAreas: ['immigration'] },
  { name: 'Sam Whitlock', role: 'Partner', practiceAreas: ['employment'] },
].map((attorney) => ({ ...attorney, languages: ['English'], statement: 'Answers the phone.' }));

const PUBLIC_URL = 'https://austin.example';

let app: TestApp;
let staff: StaffClient;
let site: SiteReader;
beforeAll(async () => {
  app = await startTestApp({ env: { ...STAFF_ENV, PUBLIC_URL } });
  site = siteReader(app, PUBLIC_URL);
  staff = await staffClient(app);
  await app.deps.db.transaction().execute(insertDemoHosts);
  await site.fillCaches();
  await setUp();
  await app.deps.content.settle();
});
afterAll(() => app.close());

async function call(name: string, input: unknown) {
  const answer = await staff.call('POST', `/trpc/${name}`, input);
  expect([name, answer.status, answer.body?.error?.data]).toEqual([name, 200, undefined]);
  return answer.body.result.data;
}

/** The steps of the assistant that have words; each saves through the same procedures as the assistant. */
async function setUp(): Promise<void> {
  const { body } = await staff.call('GET', '/trpc/firm.get');
  const { isSample: _, ...profile } = body.result.data;
  await call('firm.update', { ...profile, ...FIRM });
  await call('setup.saveAreas', {
    areas: [
      { key: 'immigration', label: 'Immigration' },
      { key: 'employment', label: 'Employment Law' },
    ],
    takesDownPages: true,
  });
  for (const attorney of ATTORNEYS) await call('attorneys.create', attorney);
  await call('setup.removeSamples', { kinds: SAMPLE_KINDS });
}

const read: SiteReader['read'] = (path, accept) => site.read(path, accept);
const everyPath = () => site.everyPath(OLD_WORDS, STATES);

const STATES = [
  '/login',
  '/nothing-here/at/all',
  '/newsletter?asked=true',
  '/contact?sent=true',
  '/contact?service=immigration',
  '/schedule?attorney=noor-haddad',
  '/blog?category=employment',
];

describe('nothing of the sample firm is left', () => {
  it('on any page', async () => {
    const paths = await everyPath();
    expect(paths).toEqual(
      expect.arrayContaining([
        ...['/', '/practice-areas/immigration', '/practice-areas/employment'],
        ...['/attorneys/noor-haddad', '/attorneys/sam-whitlock'],
      ]),
    );
    const left: Record<string, string[]> = {};
    for (const path of paths) {
      const { text } = await read(path);
      expect(text).toContain(FIRM.name);
      const found = leftIn(text);
      if (found.length > 0) left[path] = found;
    }
    expect(left).toEqual({});
  });

  it.each([
    ['/practice-areas/family-law', 404],
    ['/practice-areas/estate-planning', 404],
    ['/attorneys/maren-castellane', 404],
    ['/blog/living-trust-or-will', 404],
    ['/probate-calculator', 200],
    ['/contact?service=estate-planning', 200],
  ])('at the old address %s, but its own words', async (path, status) => {
    const answer = await read(path);
    expect([answer.status, leftIn(withoutWordsOf(path, answer.text))]).toEqual([status, []]);
  });

  it.each(PROGRAM_PATHS)('in %s', async (path) => {
    const { status, text } = await read(path);
    expect([status, leftIn(text)]).toEqual([200, []]);
  });

  it('in the Markdown of any page', async () => {
    for (const path of await everyPath()) {
      expect([path, leftIn((await read(path, 'text/markdown')).text)]).toEqual([path, []]);
    }
  });

  it('in the description of the API', async () => {
    const { text } = await read('/api/openapi.json');
    expect(findLeft(text, SAMPLE_NAMES_IN_API)).toEqual([]);
  });

  it.each(EMAIL_KINDS.filter((kind) => !CALCULATOR_MAILS.includes(kind)))(
    'in the mail %s',
    async (kind) => {
      const firm = await getMailFirm(app.deps.db, PUBLIC_URL);
      const { subject, text, html } = MAIL_CONTENTS[kind].sample({
        firm,
        publicUrl: PUBLIC_URL,
      });
      expect(leftIn(`${subject}\n${text}\n${html}`)).toEqual([]);
    },
  );
});

describe('what the site has instead', () => {
  const layout = async () => JSON.parse((await read('/trpc/site.layout')).text).result.data;

  it('areas, categories, services and the letter of the firm, and no calculator', async () => {
    const { practiceAreas, articleCategories, menus, letter, visibility } = await layout();
    const keysOf = (rows: { key: string }[]) => rows.map(({ key }) => key);
    expect(keysOf(practiceAreas)).toEqual(['immigration', 'employment', 'other']);
    expect(keysOf(articleCategories)).toEqual(['immigration', 'employment']);
    expect(menus.services).toEqual([
      { href: '/practice-areas/immigration', text: 'Immigration' },
      { href: '/practice-areas/employment', text: 'Employment Law' },
    ]);
    expect(letter.lead).toContain('immigration and employment law');
    expect(visibility.probate_calculator).toBe(false);
  });

  it('consultations about its areas, which the firm takes', async () => {
    const { types } = JSON.parse((await read('/api/appointments/choices')).text);
    expect(types.map(({ label }: { label: string }) => label)).toEqual([
      ...['Initial Consultation (30 min)', 'Follow-up Meeting (30 min)'],
      ...['Immigration Consultation (45 min)', 'Employment Consultation (45 min)'],
    ]);
    const { text } = await read(
      '/api/appointments/availability?from=2031-03-11&to=2031-03-14&type=immigration',
    );
    expect(text).toContain('"state":"free"');
  });

  it('the hint of the chosen area on the contact form', async () => {
    expect((await read('/contact?service=immigration')).text).toContain(
      'any date on a letter. Leave out your status',
    );
    expect((await read('/contact')).text).toContain('A few sentences, without account numbers.');
  });

  it('a list of what was set and of what waits for the firm, as it is now', async () => {
    const summary = async () => (await staff.call('GET', '/trpc/setup.summary')).body.result.data;
    const { written, waiting } = await summary();
    const named = ({ name }: { name: string }) => name;
    expect(written).toMatchObject({
      types: ['Immigration Consultation (45 min)', 'Employment Consultation (45 min)'],
      categories: ['Immigration', 'Employment Law'],
      services: ['Immigration', 'Employment Law'],
      showsCalculator: false,
      whyNoCalculator: expect.stringContaining('calculator for Texas'),
    });
    expect(written.pages.map(named)).toEqual(
      expect.arrayContaining(['Home', 'About us', 'Immigration', 'Employment Law']),
    );
    const waitsAs = (rows: { kind: string; name: string }[], name: string) =>
      rows.find((row) => row.name === name)?.kind;
    expect([...new Set(waiting.map(({ kind }: { kind: string }) => kind))]).toEqual([
      'original-text',
    ]);
    expect(waitsAs(waiting, 'About us')).toBe('original-text');

    const about = waiting.find((row: { name: string }) => row.name === 'About us');
    expect((await staff.call('PUT', `/api/admin/pages/${about.id}/publish`)).status).toBe(200);
    const after = await summary();
    expect(after.written.pages.map(named)).not.toContain('About us');
    expect(waitsAs(after.waiting, 'About us')).toBeUndefined();
  });
});
