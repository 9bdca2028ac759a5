import { sql } from 'kysely';
import { bookWithLink } from '../../src/features/appointments/testing/linked-appointment.ts';
import { linkToPreview } from '../../src/features/articles/preview-article.ts';
import { makeToken } from '../../src/features/newsletter/token.ts';
import { postJson, TUESDAY_9_AM, tuesdayAt } from '../../src/testing/booking-requests.ts';
import type { TestApp } from '../../src/testing/test-app.ts';
import type { KnownValues } from './any-value.ts';

/**
 * Creates rows of every kind in the database, and returns the values that a caller needs for valid calls: ids, tokens,
 * slugs, times.
 */
export async function knownValues(app: TestApp): Promise<KnownValues> {
  const { db } = app.deps;
  const { token } = await bookWithLink(app, { email: 'a@example.com' });
  const subscriber = makeToken();
  await db
    .insertInto('newsletterSubscribers')
    .values({
      email: 'reader@example.com',
      tokenHash: subscriber.tokenHash,
      consentText: 'Yes',
      consentedAt: app.deps.now(),
    })
    .execute();
  await storeNewsItem(app);
  await postJson(`${app.url}/api/contact`, {
    firstName: 'Dana',
    lastName: 'Whitfield',
    email: 'dana@example.com',
    practiceArea: 'divorce',
    message: 'Hello',
  });
  const articles = await db.selectFrom('blogPosts').select(['id', 'slug']).limit(3).execute();
  const previews = await Promise.all(articles.map(({ id }) => linkToPreview(app.deps, id)));
  return {
    id: await someIds(app),
    token: [
      token,
      subscriber.token,
      ...previews.map(({ path }) => path.slice('/blog/preview/'.length)),
    ],
    slug: articles.map(({ slug }) => slug),
    scheduledDate: [
      TUESDAY_9_AM,
      ...['09:30', '10:00', '13:00', '15:30'].map(tuesdayAt),
      '2031-03-12T09:00',
    ],
    from: ['2031-03-10', '2031-03-11', '2031-11-02', '0000-01-01', '9999-12-31'],
    to: ['2031-03-12', '2031-05-10', '2031-11-05', '9999-12-31'],
    config: ['{}', '{"apiKey":"x"}', '[]', '{"__proto__":{}}', '{"a":'],
    componentKey: ['blog', 'reviews', 'contact_form'],
    cssVariables: ['{"--primary":"#123456"}', '{"--x":"url(http://a)"}', '{}', 'null'],
    website: ['', undefined],
    elapsedMs: [5_000, undefined],
    cursor: HOSTILE_CURSORS,
  };
}

async function storeNewsItem({ deps: { db } }: TestApp) {
  const { id: sourceId } = await db
    .insertInto('blogSources')
    .values({ name: 'Courts', url: 'https://news.invalid/feed' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const url = 'https://news.invalid/form';
  await db
    .insertInto('externalBlogArticles')
    .values({ sourceId, title: 'A form', url, canonicalUrl: url, externalId: '1' })
    .execute();
}

/** A few ids of every table. */
async function someIds({ deps: { db } }: TestApp): Promise<string[]> {
  const tables = await db.introspection.getTables();
  const found = await Promise.all(
    tables
      .filter(({ columns }) =>
        columns.some(({ name, dataType }) => name === 'id' && dataType === 'uuid'),
      )
      .map(({ schema = 'public', name }) =>
        sql<{ id: string }>`select id from ${sql.table(`${schema}.${name}`)} limit 3`.execute(db),
      ),
  );
  return found.flatMap(({ rows }) => rows.map(({ id }) => id));
}

const cursorOf = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url');
const ID = '00000000-0000-4000-8000-000000000000';

/** Pagination cursors that no list has returned. */
export const HOSTILE_CURSORS = [
  cursorOf('after', '2031-03-10 14:00:00+00', ID),
  cursorOf('before', '2031-03-10 14:00:00.123456+00', ID),
  cursorOf('after', '0000-01-01 00:00:00+00', ID),
  cursorOf('after', '9999-12-31 23:59:59+15:59:59', ID),
  cursorOf('after', '2031-02-30 00:00:00+00', ID),
  cursorOf('after', 'infinity', ID),
  cursorOf('after', "'; drop table users; --", "' or '1'='1"),
  cursorOf('after', '\u0000', '\ud800'),
  cursorOf('before', '%', '9'.repeat(18)),
  cursorOf('after', '2031-03-10 14:00:00+00', '9223372036854775808'),
  cursorOf('after', ['2031'], { id: 1 }),
  cursorOf('sideways', '', ''),
  cursorOf('__proto__', 'constructor', 'x'),
  'AAAA',
  '%%%',
];
