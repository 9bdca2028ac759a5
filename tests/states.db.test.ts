import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertDemoHosts } from '../db/demo/insert-demo-hosts.ts';
import { packFor } from '../src/features/jurisdictions/resolve-pack.ts';
import { STAFF_ENV } from '../src/testing/people.ts';
import { type StaffClient, staffClient } from '../src/testing/staff-client.ts';
import { startTestApp, type TestApp } from '../src/testing/test-app.ts';
import { clientTexts } from './own-firm/client-texts.ts';
import {
  asSent,
  mailTexts,
  placesOf,
  programTexts,
  readAll,
  type Texts,
} from './own-firm/crawl-firm.ts';
import { confirmCalculator, sayOffice, setUpFirm } from './own-firm/set-up-firm.ts';
import { type SiteReader, siteReader } from './own-firm/site-reader.ts';
import { AUSTIN, OFFICES, wordsOfOthers } from './own-firm/states.ts';

/**
 * A firm in Austin is set up by calls, and then moves from state to state. Everything that is public, and every mail, is
 * searched for words of the law of other states.
 */

const PUBLIC_URL = 'https://austin.example';
const PATIENT_MS = 400_000;

let app: TestApp;
let staff: StaffClient;
let site: SiteReader;
beforeAll(async () => {
  app = await startTestApp({ env: { ...STAFF_ENV, PUBLIC_URL } });
  site = siteReader(app, PUBLIC_URL);
  staff = await staffClient(app);
  await app.deps.db.transaction().execute(insertDemoHosts);
  await site.fillCaches();
  await setUpFirm(staff, AUSTIN);
  await app.deps.content.settle();
}, PATIENT_MS);
afterAll(() => app.close());

/** Pages with a state of their own, error pages, and pages within other sites. */
const STATES = [
  ...['/login', '/nothing-here/at/all', `/appointment/${'x'.repeat(43)}`, '/newsletter/nobody'],
  ...['/newsletter?asked=true', '/contact?sent=true', '/contact?service=probate', '/blog?q=zzzz'],
  ...['/preview/nobody', '/blog/preview/nobody', '/schedule?attorney=noor-haddad', '/api/docs'],
  ...['/probate-calculator?estate=800000', '/probate-calculator', '/leaving'],
  ...['/embed/calculator', '/embed/booking', '/embed/contact'],
];
const MAIN = ['/', '/about', '/terms', '/privacy', '/advertising', '/accessibility', '/contact'];

const everyPath = () => site.everyPath(/maren-castellane|living-trust-or-will/, STATES);

const expectNoneOf = (texts: Texts, words = wordsOfOthers('TX')) => {
  expect(Object.keys(texts).length).toBeGreaterThan(0);
  expect(placesOf(texts, words)).toEqual({});
};

describe('a firm of Texas shows the law of no other state', () => {
  it.each([undefined, 'text/markdown'])('on any page as %s', async (accept) => {
    const paths = await everyPath();
    expect(paths).toEqual(expect.arrayContaining(['/', '/practice-areas/probate', '/terms']));
    expectNoneOf(await readAll(site, paths, accept, asSent));
    expect((await site.read('/terms')).text).toContain('under the law of Texas');
  });

  it('in what programs and agents read', async () =>
    expectNoneOf(await programTexts(app, site, asSent)));

  it('in any mail', async () => expectNoneOf(await mailTexts(app, PUBLIC_URL)));

  it('to a client', async () => expectNoneOf(await clientTexts(app, site, 'probate')));

  it('with its calculator, which compares nothing', async () => {
    await confirmCalculator(staff, 'us-tx');
    await app.deps.content.settle();
    const paths = ['/', '/probate-calculator', '/probate-calculator?estate=800000'];
    const texts = await readAll(site, [...paths, '/embed/calculator?estate=800000'], undefined);
    expect(texts['/probate-calculator?estate=800000']).toContain('5 percent');
    expectNoneOf(texts);
    expectNoneOf(texts, /living trust(?!s)|two costs|difference in|could save/i);
    expectNoneOf(await mailTexts(app, PUBLIC_URL));
  });
});

describe.each(OFFICES)('moved to $city, $region, it shows that of no other', (office) => {
  beforeAll(async () => {
    await sayOffice(staff, { ...AUSTIN.profile, ...office });
    await app.deps.content.settle();
  });
  const words = wordsOfOthers(office.region);

  it('on its main pages and in what programs read', async () => {
    const paths = [...MAIN, '/practice-areas/probate', '/nothing-here', '/embed/booking'];
    const texts = await readAll(site, paths, undefined, asSent);
    const { state } = packFor({ country: 'US', ...office }).words;
    expect(texts['/terms']).toContain(`under the law of ${state}`);
    expectNoneOf(texts, words);
    expectNoneOf(await readAll(site, ['/', '/terms', '/llms.txt'], 'text/markdown', asSent), words);
  });

  it('in any mail', async () => expectNoneOf(await mailTexts(app, PUBLIC_URL), words));
});

it('finds a word of another state that is put back', async () => {
  await sayOffice(staff, { ...AUSTIN.profile, name: 'San Diego Probate Counsel' });
  await app.deps.content.settle();
  expect(placesOf(await readAll(site, ['/terms']), wordsOfOthers('TX'))).not.toEqual({});
});
