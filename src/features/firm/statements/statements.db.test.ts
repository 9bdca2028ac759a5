import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAGES } from '../../../../tests/e2e/pages.ts';
import { MAIL_CONTENTS } from '../../../app/features.ts';
import { postJson } from '../../../testing/booking-requests.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { getMailFirm } from '../../email/mail-look.ts';
import { EMAIL_KINDS } from '../../email/rules.ts';
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
/** Every page, with those that only a client or nobody has. */
const EVERY_PATH = [
  ...PAGES.filter((path) => !path.includes('#')),
  ...['/newsletter/nobody', '/preview/nobody', `/appointment/${'x'.repeat(43)}`],
  ...['/embed/calculator', '/embed/contact', '/newsletter?asked=true', '/contact?sent=true'],
];
/** The places whose statements a page shows besides those of every page. */
const besides = (path: string): string[] => {
  if (path === '/' || path.startsWith('/reviews')) return ['besideReviews'];
  return path === '/blog/living-trust-or-will' ? ['besideArticles'] : [];
};
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
  const expectSaid = async (text: string, wanted: readonly { text: string }[], path = '') => {
    const firm = await getFirmProfile(app.deps.db);
    for (const statement of wanted) {
      const words = fillStatement(statement.text, firm).replace(/\.$/, '');
      if (saysMore(statement))
        expect([path, words, timesIn(text, words)]).toEqual([path, words, 1]);
      else expect(text).toContain(words);
    }
    for (const words of await foreign()) expect(text).not.toContain(words);
  };
  const expectOnce = (text: string, places: readonly string[], path = '') =>
    expectSaid(
      text,
      statements.filter((statement) => isSeen(statement) && places.includes(statement.place)),
      path,
    );
  const readFresh = async (path: string) => {
    await expect.poll(() => read(path), { timeout: 20_000 }).toContain(profile.name);
    return read(path);
  };

  beforeAll(async () => {
    await app.deps.db
      .updateTable('firmProfile')
      .set({ ...profile, responsibleAttorney: 'Ada Quill', barNumber: '4711' })
      .execute();
    await app.deps.content.settle();
  });

  it('states on every page what belongs there', async () => {
    await readFresh('/about');
    for (const path of EVERY_PATH) {
      await expectOnce(await read(path), ['everyPage', ...besides(path)], path);
    }
  });

  it('states it in the Markdown of every page', async () => {
    await readFresh('/about');
    for (const path of EVERY_PATH) {
      const response = await fetch(app.url + path, MARKDOWN);
      if (!response.headers.get('content-type')?.startsWith('text/markdown')) continue;
      await expectOnce(wordsOf(await response.text()), ['everyPage', ...besides(path)], path);
    }
  });

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

  it('states it in every mail', async () => {
    const publicUrl = 'https://firm.example';
    const firm = await getMailFirm(app.deps.db, publicUrl);
    const wanted = statements.filter(
      (statement) =>
        isSeen(statement) &&
        (statement.place === 'everyMail' ||
          (statement.place === 'everyPage' && isLocal(statement))),
    );
    for (const kind of EMAIL_KINDS) {
      const { html } = MAIL_CONTENTS[kind].sample({ firm, publicUrl });
      await expectSaid(wordsOf(html), wanted);
    }
  });
});
