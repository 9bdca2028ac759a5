import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertDemoHosts } from '../db/demo/insert-demo-hosts.ts';
import { PACKS } from '../src/features/jurisdictions/every-pack.ts';
import { STAFF_ENV } from '../src/testing/people.ts';
import { staffClient } from '../src/testing/staff-client.ts';
import { startTestApp, type TestApp } from '../src/testing/test-app.ts';
import {
  bookingTexts,
  mailTexts,
  placesOf,
  programTexts,
  readAll,
  refusalTexts,
  type Texts,
} from './own-firm/crawl-firm.ts';
import { FIRM, setUpLeeds } from './own-firm/leeds.ts';
import { CALCULATOR_MAILS } from './own-firm/sample-firm.ts';
import { type SiteReader, siteReader } from './own-firm/site-reader.ts';

/** A firm of solicitors in Leeds is set up by calls. Then everything that is public is searched for American words. */

const PUBLIC_URL = 'https://leeds.example';

/** Names of fields, such as `attorney: `, and of file types are those of programs. */
const OF_AMERICA = /\battorneys?\b(?!: |=)|\$|(?<!\/)\bzip\b(?! file)|\b[79]11\b/i;

/** What the texts for visitors name in America besides. */
const AMERICAN = new RegExp(
  `${OF_AMERICA.source}|u\\.s\\.|\\busa\\b|united states|california|\\b(?:your|each|another) state\\b|state bar|county bar|bar number|medicaid|medicare|\\birs\\b|surrogate|probate court|federal|green card|social security`,
  'i',
);

const PATIENT_MS = 400_000;

let app: TestApp;
let site: SiteReader;
beforeAll(async () => {
  app = await startTestApp({ env: { ...STAFF_ENV, PUBLIC_URL } });
  site = siteReader(app, PUBLIC_URL);
  await app.deps.db.transaction().execute(insertDemoHosts);
  await site.fillCaches();
  await setUpLeeds(await staffClient(app));
  await app.deps.content.settle();
}, PATIENT_MS);
afterAll(() => app.close());

/** Addresses that name people and texts of the sample firm. */
const SAMPLES = /maren|living-trust/;

const STATES = [
  '/login',
  '/nothing-here/at/all',
  `/appointment/${'x'.repeat(43)}`,
  '/newsletter?asked=true',
  '/contact?sent=true',
  '/contact?service=divorce',
  '/schedule?attorney=harriet-ackroyd',
  '/schedule?attorney=nobody',
  '/schedule?language=Punjabi&area=probate',
  '/blog?category=employment',
  '/probate-calculator',
  '/embed/calculator',
  '/preview/nobody',
];

const everyPath = () => site.everyPath(SAMPLES, STATES);

const expectNone = (texts: Texts, words = AMERICAN) => {
  expect(Object.values(texts).filter(Boolean).length).toBeGreaterThan(0);
  expect(placesOf(texts, words)).toEqual({});
};

/** Every text of the statements of American packs, as far as it is the same for every firm. */
const statementsOf = (isThere: (id: string) => boolean) =>
  PACKS.filter(({ id }) => isThere(id)).flatMap(({ statements }) =>
    statements.flatMap(({ text }) => text.split(/\{\w+\}/).filter((part) => part.length > 12)),
  );

describe('an English firm shows no American word', () => {
  it('on any page', async () => {
    const paths = await everyPath();
    expect(paths).toEqual(
      expect.arrayContaining(['/attorneys/harriet-ackroyd', '/practice-areas/probate']),
    );
    const texts = await readAll(site, paths);
    expectNone(texts);
    expect(texts['/']).toContain('Our Solicitors');
    expect(texts['/schedule']).toContain('a first consultation with a solicitor in Leeds');
    expect(texts['/advertising']).toContain('Solicitor responsible for this website');
  });

  it('in the Markdown of any page', async () =>
    expectNone(await readAll(site, await everyPath(), 'text/markdown')));

  it('in what programs and agents read', async () =>
    expectNone(await programTexts(app, site), OF_AMERICA));

  it('in any mail', async () => expectNone(await mailTexts(app, PUBLIC_URL, CALCULATOR_MAILS)));

  it('from a booking to its calendar file', async () => expectNone(await bookingTexts(app, site)));

  it('in refusals', async () => expectNone(await refusalTexts(app)));

  it('of a statement of an American pack, but has its own on every page and in every mail', async () => {
    const texts = {
      ...(await readAll(site, await everyPath())),
      ...(await mailTexts(app, PUBLIC_URL)),
    };
    const american = statementsOf((id) => id !== 'gb-eng');
    expect(american.length).toBeGreaterThan(8);
    const found = Object.entries(texts).flatMap(([name, text]) =>
      american.filter((statement) => text.includes(statement)).map((each) => [name, each]),
    );
    expect(found).toEqual([]);
    const without = Object.entries(texts).filter(
      ([name, text]) =>
        name !== '/login' &&
        (!text.includes(`SRA number ${FIRM.barNumber}`) || !text.includes('Ombudsman')),
    );
    expect(without.map(([name]) => name)).toEqual([]);
  });
});
