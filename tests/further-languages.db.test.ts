import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookingBody, postJson } from '../src/testing/booking-requests.ts';
import { fillSite } from './e2e/sweep/public-pages.ts';
import { ALLOWED } from './languages/allowed-texts.ts';
import { contentTexts } from './languages/content-texts.ts';
import { describeVietnamese } from './languages/describe-vietnamese.ts';
import { EDGE, outside, textsOutside } from './languages/fixed-texts.ts';
import { type FurtherSite, openFurtherSite } from './languages/further-site.ts';
import { PSEUDO } from './languages/pseudo.ts';

/** A build, on a machine that is busy with other tests. */
const BUILD_MS = 900_000;

let site: FurtherSite;
let paths: string[];
let isContent: (text: string) => boolean;
beforeAll(async () => {
  site = await openFurtherSite();
  const { app } = site;
  paths = await fillSite({ ...app, url: `${app.url}/${PSEUDO}` });
  await app.deps.content.settle();
  isContent = await contentTexts(app.deps.db, ALLOWED);
}, BUILD_MS);
afterAll(() => site.app.close());

const faultsIn = (texts: readonly string[]) =>
  texts.filter((text) => !isContent(text)).map((text) => text.replaceAll(EDGE, ' ').trim());

const ask = (address: string, accept = 'text/html') =>
  fetch(site.app.url + site.at(PSEUDO, address), { headers: { accept } });

/** Markdown without its marks and addresses. */
const wordsOf = (markdown: string) =>
  markdown
    .replace(/\]\([^)]*\)/g, '')
    .replace(/\*\*|\|/g, EDGE)
    .replace(/[#*>[\]\\]|^[-—] /gm, '');

describe('in the pseudo-language, no fixed text is English', () => {
  // The sign-in is for staff.
  const pages = () => paths.filter((path) => !path.startsWith('/login'));

  it('on pages', async () => {
    const faults: string[] = [];
    for (const path of pages()) {
      const page = await (await ask(path)).text();
      expect(page).toContain(`<html lang="${PSEUDO}"`);
      faults.push(...faultsIn(textsOutside(page)).map((text) => `${path}: ${text}`));
    }
    expect(faults).toEqual([]);
  });

  it('in Markdown, nor does a link leave the language', async () => {
    const faults: string[] = [];
    for (const path of pages()) {
      const response = await ask(path, 'text/markdown');
      if (!response.headers.get('content-type')?.startsWith('text/markdown')) continue;
      const text = await response.text();
      const links = [...text.matchAll(/\]\(https:\/\/firm\.example(\/[^)]*)\)/g)];
      const others = links.map(([, to = '']) => to).filter((to) => !to.startsWith(`/${PSEUDO}`));
      faults.push(
        ...[...faultsIn(outside(wordsOf(text))), ...others].map((fault) => `${path}: ${fault}`),
      );
    }
    expect(faults).toEqual([]);
  });

  it('in feeds, the manifest and calendar files', async () => {
    const { app } = site;
    const rss = await (await ask('/blog/rss.xml')).text();
    const feed = await (await ask('/blog/feed.json')).json();
    const manifest = await (await ask('/manifest.webmanifest')).json();
    const [, title = ''] = /<title>(.*?)<\/title>/.exec(rss) ?? [];
    const [, description = ''] = /<description>(.*?)<\/description>/.exec(rss) ?? [];
    expect([title, description, feed.title].flatMap(outside).filter((t) => !isContent(t))).toEqual(
      [],
    );
    expect([feed.language, manifest.lang]).toEqual([`${PSEUDO}-US`, `${PSEUDO}-US`]);
    const booked = await app.deps.db
      .selectFrom('appointments')
      .select('id')
      .where('status', '<>', 'cancelled')
      .execute();
    for (const { id } of booked) {
      const file = await (await fetch(`${app.url}/api/appointments/${id}/calendar.ics`)).text();
      const lines = file.replace(/\r\n /g, '').split('\r\n');
      const shown = lines.filter((line) => /^(SUMMARY|DESCRIPTION)/.test(line));
      expect(shown).toHaveLength(2);
      const texts = shown.map((line) =>
        line.replace(/^\w+:/, '').replaceAll('\\n', '\n').replaceAll('\\,', ','),
      );
      expect(faultsIn(texts.flatMap(outside))).toEqual([]);
    }
  });

  it('in mails to clients', async () => {
    const firm = await site.firmIn(PSEUDO);
    const faults: string[] = [];
    let count = 0;
    for (const [kind, content] of Object.entries(site.mailContents)) {
      if (content.receiver === 'firm' || WRITTEN_BY_STAFF.has(kind)) continue;
      for (const wording of ['named', 'neutral'] as const) {
        count += 1;
        const mail = content.sample({ firm, publicUrl: 'https://firm.example', wording });
        const texts = [...outside(mail.subject), ...textsOutside(mail.html ?? '')];
        faults.push(...faultsIn(texts).map((text) => `${kind}, ${wording}: ${text}`));
      }
    }
    expect(count).toBeGreaterThan(20);
    expect(faults).toEqual([]);
  });

  it.each([
    ['/api/appointments', {}],
    ['/api/appointments', bookingBody({ scheduledDate: '2020-03-10T16:00:00.000Z', phone: 'x' })],
    ['/api/appointments', bookingBody({ email: 'no', firstName: 'x'.repeat(1_000) })],
    ['/api/appointments', bookingBody({ attorney: 'nobody', consultationType: 'nothing' })],
    ['/api/appointments', bookingBody({ attorney: 'nobody' })],
    ['/api/contact', { email: 'no', message: 7 }],
    ['/api/newsletter', { email: '' }],
    ['/api/probate-calculations', { estateValue: -1 }],
    ['/api/no-such-call', {}],
  ])('in errors of %s', async (path, body) => {
    const response = await postJson(`${site.app.url}/${PSEUDO}${path}`, body);
    expect(response.status).toBeGreaterThanOrEqual(400);
    const { message, fieldErrors = {} } = await response.json();
    const texts = [...Object.values(fieldErrors).flat(), message.replace(/(^|; )\w+: /g, '\n')];
    expect(texts.flatMap((text) => outside(String(text)))).toEqual([]);
  });

  it.each(['/contact', '/schedule', '/newsletter', '/newsletter/x/confirm'])(
    'on the page of a form that was sent to %s without scripts and is not accepted',
    async (path) => {
      const response = await fetch(site.app.url + site.at(PSEUDO, path), {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
        body: 'email=no&estate=x',
      });
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(faultsIn(textsOutside(await response.text()))).toEqual([]);
    },
  );
});

/** What staff write in their language; codes for accounts, which are those of staff. */
const WRITTEN_BY_STAFF = new Set([
  ...['contact_reply', 'newsletter_letter'],
  ...['password_reset_code', 'sign_up_code'],
]);

describeVietnamese(() => site);
