import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAGES } from '../../../tests/e2e/pages.ts';
import { MAIL_CONTENTS } from '../../app/features.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { getMailFirm } from '../email/mail-look.ts';
import { EMAIL_KINDS } from '../email/rules.ts';
import { whoIsResponsible } from '../firm/advertising-texts.ts';
import { getFirmProfile } from '../firm/queries.ts';
import { insertOffice } from '../firm/testing/insert-office.ts';
import { missingIn as missingWords } from './checks/name-and-city.ts';
import { wordsOfHtml } from './checks/sentences.ts';

let app: TestApp;
let mustName: ReturnType<typeof whoIsResponsible>;
beforeAll(async () => {
  app = await startTestApp();
  mustName = whoIsResponsible(await getFirmProfile(app.deps.db));
});
afterAll(() => app.close());

/** What is missing in the words that a page shows. */
const missingIn = (page: string) => {
  const shown = page.replace(/<(head|script|style)\b[^>]*>[\s\S]*?<\/\1>/g, '');
  return missingWords(wordsOfHtml(shown), mustName);
};

/** Public pages besides those of the site's navigation. */
const OTHERS = [
  '/login',
  '/appointment/nobody',
  '/newsletter/nobody',
  '/newsletter?asked=true',
  '/contact?sent=true',
  '/blog/preview/nobody',
  '/embed/booking',
  '/embed/calculator',
  '/api/docs',
];

describe('name and city stand', () => {
  it.each([...PAGES, ...OTHERS])('on %s', async (path) => {
    expect(missingIn(await (await fetch(app.url + path)).text())).toEqual([]);
  });

  it.each(['/contact', '/newsletter', '/appointment/nobody/cancel'])(
    'on the answer to a form at %s that is not accepted',
    async (path) => {
      const response = await fetch(app.url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'email=no',
      });
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(missingIn(await response.text())).toEqual([]);
    },
  );

  it.each(EMAIL_KINDS)('in the mail %s', async (kind) => {
    const firm = await getMailFirm(app.deps.db, 'https://firm.example');
    const { html } = MAIL_CONTENTS[kind].sample({ firm, publicUrl: 'https://firm.example' });
    expect(missingIn(html)).toEqual([]);
  });
});

it('may be the city of any office', async () => {
  const text = 'Maren Castellane, attorney at law, Oceanside';
  const missing = () => missingWords(text, mustName);
  expect(missing()).toEqual(['no city of an office']);
  await insertOffice(app.deps.db, { hosts: [] });
  mustName = whoIsResponsible(await getFirmProfile(app.deps.db));
  expect(missing()).toEqual([]);
});
