import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertDemoHosts } from '../db/demo/insert-demo-hosts.ts';
import { MAIL_CONTENTS } from '../src/app/features.ts';
import { getMailFirm } from '../src/features/email/mail-look.ts';
import { EMAIL_KINDS } from '../src/features/email/rules.ts';
import { STAFF_ENV } from '../src/testing/people.ts';
import { staffClient } from '../src/testing/staff-client.ts';
import { startTestApp, type TestApp } from '../src/testing/test-app.ts';
import { AREAS, FIRM, PEOPLE, PUBLIC_URL } from './own-firm/forty/firm.ts';
import { setUpForty, THEME } from './own-firm/forty/set-up.ts';
import { coloursInPicture, coloursInText } from './own-firm/left-colours.ts';
import { leftIn as findLeft } from './own-firm/left-in.ts';
import {
  CALCULATOR_MAILS,
  SAMPLE_NAMES_IN_API,
  sampleColours,
  sampleWords,
} from './own-firm/sample-firm.ts';
import {
  PROGRAM_PATHS,
  type SiteReader,
  siteReader,
  withoutWordsOf,
} from './own-firm/site-reader.ts';

/**
 * A firm of forty in two offices, with its own mark, theme and drawing, is set up by calls. Then everything that is public
 * is searched for words, colours and drawings of the demo firm.
 */

const OLD_WORDS = sampleWords(
  /family law|family-law|estate[ -]plan|(?<!real[ -])\bestates?\b|probate|living trust|trust administration|trustees?\b|\bheirs?\b|\bwills\b/,
);
const OLD_COLOURS = sampleColours(THEME.cssVariables);

const leftIn = (text: string) => [
  ...findLeft(text, OLD_WORDS),
  ...coloursInText(text, OLD_COLOURS),
];

/** On a machine that is busy with other tests; alone, it takes ten seconds. */
const PATIENT_MS = 400_000;

let app: TestApp;
let site: SiteReader;
beforeAll(async () => {
  app = await startTestApp({ env: { ...STAFF_ENV, PUBLIC_URL } });
  site = siteReader(app, PUBLIC_URL);
  await app.deps.db.transaction().execute(insertDemoHosts);
  await site.fillCaches();
  await setUpForty(await staffClient(app));
  await app.deps.content.settle();
}, PATIENT_MS);
afterAll(() => app.close());

const STATES = [
  '/login',
  '/nothing-here/at/all',
  `/appointment/${'x'.repeat(43)}`,
  '/newsletter?asked=true',
  '/contact?sent=true',
  '/contact?service=real-estate',
  '/schedule?office=duluth&language=Vietnamese',
  '/schedule?attorney=ada-lindqvist',
  '/attorneys?office=duluth&language=Spanish',
  '/blog?category=employment',
  '/blog?q=zzzz',
  '/preview/nobody',
];

/** A style element with the styles of the firm's own look. */
const HIDES_SEA = /<style(?! data-built)[^>]*>[^<]*\[data-art\],[^<]*display:none!important/;

const everyPath = () => site.everyPath(OLD_WORDS, STATES);

/** What is left in each of these texts that has something left. */
function leftInEach(texts: Readonly<Record<string, string>>) {
  const found = Object.entries(texts).map(([name, text]) => [name, leftIn(text)] as const);
  return Object.fromEntries(found.filter(([, left]) => left.length > 0));
}

describe('nothing of the sample firm is left', () => {
  it('on any page, nor its drawings', async () => {
    const paths = await everyPath();
    expect(paths).toEqual(
      expect.arrayContaining([
        ...AREAS.map(({ key }) => `/practice-areas/${key}`),
        ...['/attorneys/ada-lindqvist', '/attorneys/ada-lindqvist-2'],
      ]),
    );
    expect(paths.filter((path) => path.startsWith('/attorneys/'))).toHaveLength(PEOPLE.length);
    const texts: Record<string, string> = {};
    for (const path of paths) {
      const { text } = await site.read(path);
      expect(text).toContain(FIRM.name);
      texts[path] = text;
    }
    expect(leftInEach(texts)).toEqual({});
    expect(texts['/']).toContain(' own-drawing"');
    // One rule hides the drawings of the sea and the sun wherever a page has one.
    const seas = Object.entries(texts).filter(([, text]) => !HIDES_SEA.test(text));
    expect(seas.map(([path]) => path)).toEqual([]);
  });

  it('in the Markdown of any page', async () => {
    const texts: Record<string, string> = {};
    for (const path of await everyPath()) {
      texts[path] = (await site.read(path, 'text/markdown')).text;
    }
    expect(leftInEach(texts)).toEqual({});
  });

  it.each([
    ['/practice-areas/family-law', 404],
    ['/practice-areas/estate-planning', 404],
    ['/attorneys/maren-castellane', 404],
    ['/blog/living-trust-or-will', 404],
    ['/probate-calculator', 200],
    ['/embed/calculator', 200],
  ])('at the old address %s, but its own words', async (path, status) => {
    const { status: found, text } = await site.read(path);
    const named = path.includes('calculator') ? '/probate-calculator' : path;
    expect([found, leftIn(withoutWordsOf(named, text))]).toEqual([status, []]);
  });

  it.each(PROGRAM_PATHS)('in %s', async (path) => {
    const { status, text } = await site.read(path);
    expect([status, leftIn(text)]).toEqual([200, []]);
  });

  it.each(['/api/openapi.json', '/embed.js'])(
    'in %s, but names of the calculator',
    async (path) => {
      expect(findLeft((await site.read(path)).text, SAMPLE_NAMES_IN_API)).toEqual([]);
    },
  );

  it('in its icons', async () => {
    const { text } = await site.read('/favicon.svg');
    expect([leftIn(text), text.includes('href="data:image/png')]).toEqual([[], true]);
    for (const name of ['apple-touch-icon', 'icon-192', 'icon-512', 'icon-maskable-512']) {
      const picture = await site.readBytes(`/${name}.png`);
      expect([name, await coloursInPicture(picture, OLD_COLOURS)]).toEqual([name, []]);
    }
  });

  it.each(['index', 'about', 'practice-areas/real-estate', 'attorneys/ada-lindqvist', 'schedule'])(
    'in the share picture of %s',
    async (name) => {
      const picture = await site.readBytes(`/share/${name}.png`);
      expect(await coloursInPicture(picture, OLD_COLOURS)).toEqual([]);
    },
  );

  it.each(EMAIL_KINDS.filter((kind) => !CALCULATOR_MAILS.includes(kind)))(
    'in the mail %s',
    async (kind) => {
      const firm = await getMailFirm(app.deps.db, PUBLIC_URL);
      const { subject, text, html } = MAIL_CONTENTS[kind].sample({ firm, publicUrl: PUBLIC_URL });
      expect(leftIn(`${subject}\n${text}\n${html}`)).toEqual([]);
    },
  );
});
