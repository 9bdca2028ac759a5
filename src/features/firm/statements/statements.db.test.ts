import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAIL_CONTENTS } from '../../../app/features.ts';
import { postJson } from '../../../testing/booking-requests.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { getMailFirm } from '../../email/mail-look.ts';
import { PACKS } from '../../jurisdictions/every-pack.ts';
import { resolvePack } from '../../jurisdictions/resolve-pack.ts';
import { isLocal, isShown } from '../../jurisdictions/shown-statements.ts';
import { getFirmProfile } from '../queries.ts';
import { fillStatement } from './fill-statement.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const FIRMS = PACKS.flatMap(({ id, country, regions: [region = 'Elsewhere'] }) =>
  country === null ? [] : { id, country, region, name: `Harbor ${id} Law` },
);
const MARKDOWN = { headers: { accept: 'text/markdown' } };

/** What a page, mail or text says, without markup. */
const wordsOf = (text: string) =>
  text
    .replace(/<(head|script|style)\b[^>]*>[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, '')
    .replace(/&#x27;|&#39;/g, "'")
    .replaceAll('&amp;', '&')
    .replace(/\\(?=[^\w\s])/g, '');
const read = async (path: string, init: RequestInit = {}) =>
  wordsOf(await (await fetch(app.url + path, init)).text());
const postForm = (path: string) =>
  read(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'email=no',
  });
/** Whether the public sees a statement that no attorney has confirmed. */
const isSeen = (statement: { sure: 'A' | 'B' | 'C' }) =>
  isShown({ ...statement, isConfirmed: false });

const timesIn = (text: string, words: string) => text.split(words).length - 1;

/** Whether a statement says more than who the firm is, which pages and mails also say elsewhere. */
const saysMore = ({ text }: { text: string }) => text.replace(/\{\w+\}/g, '').length > 30;

/** The texts that jurisdictions ask for on pages and in mails. */
const ALL = FIRMS.flatMap(({ id }) => resolvePack(id).statements).filter(
  (statement) => !statement.place.startsWith('advertising') && saysMore(statement),
);

describe.each(FIRMS)('a firm of $id', ({ id, ...profile }) => {
  const { statements } = resolvePack(id);
  const foreign = async () => {
    const firm = await getFirmProfile(app.deps.db);
    const own = new Set(statements.map(({ text }) => text));
    return ALL.filter(({ text }) => !own.has(text)).map(({ text }) => fillStatement(text, firm));
  };
  const expectSaid = async (text: string, wanted: readonly { text: string }[]) => {
    const firm = await getFirmProfile(app.deps.db);
    for (const statement of wanted) {
      const words = fillStatement(statement.text, firm).replace(/\.$/, '');
      if (saysMore(statement)) expect(timesIn(text, words), words).toBe(1);
      else expect(text).toContain(words);
    }
    for (const words of await foreign()) expect(text).not.toContain(words);
  };
  const expectOnce = (text: string, places: readonly string[]) =>
    expectSaid(
      text,
      statements.filter((statement) => isSeen(statement) && places.includes(statement.place)),
    );
  const readFresh = async (path: string) => {
    await expect.poll(() => read(path), { timeout: 20_000 }).toContain(profile.name);
    return read(path);
  };

  beforeAll(() =>
    app.deps.db
      .updateTable('firmProfile')
      .set({ ...profile, responsibleAttorney: 'Ada Quill', barNumber: '4711' })
      .execute(),
  );

  it.each(['/about', '/contact', '/blog', '/embed/booking', '/embed/calculator', '/nothing-here'])(
    'states on %s what belongs on every page',
    async (path) => {
      await expectOnce(await readFresh(path), ['everyPage']);
    },
  );

  it('states on the home page what belongs there', async () => {
    await expectOnce(await readFresh('/'), ['everyPage', 'besideReviews']);
    const [html, markdown] = await Promise.all(
      [{}, MARKDOWN].map(async (init) => (await fetch(`${app.url}/`, init)).text()),
    );
    for (const { text } of statements.filter(({ place }) => place === 'home')) {
      expect(html).toContain(`>${text}</p>`);
      expect(markdown).toMatch(new RegExp(`^${text}$`, 'm'));
    }
  });

  it('states beside reviews and articles what belongs there', async () => {
    const reviews = await read('/reviews');
    await expectOnce(reviews, ['everyPage', 'besideReviews']);
    const article = await read('/blog/living-trust-or-will');
    await expectOnce(article, ['everyPage', 'besideArticles']);
  });

  it('states it in plain answers, in Markdown, for programs and in llms.txt', async () => {
    await expectOnce(await postForm('/appointment/nobody/cancel'), ['everyPage']);
    await expectOnce(await read('/api/docs'), ['everyPage']);
    await readFresh('/about');
    await expectOnce(await read('/about', MARKDOWN), ['everyPage']);
    await expectOnce(await read('/', MARKDOWN), ['everyPage', 'besideReviews']);
    await expectOnce(await read('/llms.txt'), ['everyPage']);
    const rpc = { jsonrpc: '2.0', id: 1, method: 'initialize', params: {} };
    const answer = await (await postJson(`${app.url}/mcp`, rpc)).text();
    await expectOnce(answer, ['everyPage']);
  });

  it('states it in mails', async () => {
    const firm = await getMailFirm(app.deps.db, 'https://firm.example');
    const { html } = MAIL_CONTENTS.booking_confirmation.sample({
      firm,
      publicUrl: 'https://firm.example',
    });
    const wanted = statements.filter(
      (statement) =>
        isSeen(statement) &&
        (statement.place === 'everyMail' ||
          (statement.place === 'everyPage' && isLocal(statement))),
    );
    await expectSaid(wordsOf(html), wanted);
  });
});
