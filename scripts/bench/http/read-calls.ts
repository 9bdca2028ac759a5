import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { DB } from '../../../db/schema.gen.ts';
import { listAvailability } from '../../../src/features/appointments/availability.ts';
import { busyReader } from '../../../src/features/appointments/busy-reader.ts';
import { sanitizeArticleHtml } from '../../../src/features/articles/article-html.ts';
import { listPublishedArticles } from '../../../src/features/articles/get-article.ts';
import { createArticleSanitizer } from '../../../src/features/articles/sanitize-article.ts';
import { getSchedule } from '../../../src/features/availability/queries.ts';
import { listTestimonials } from '../../../src/features/testimonials/list-testimonials.ts';
import { type ContentCache, NO_CACHE } from '../../../src/platform/cache/content-cache.ts';
import { publicListInput } from '../../../src/platform/pagination/schema.ts';
import { addDaysTo } from '../../../src/platform/time/local-dates/rules.ts';
import type { BareRoutes, Statement } from './bare-server.ts';

const WEEKS_AHEAD = 4;

/** The measured reads: their addresses and SQL statements. */
export async function readCalls(databaseUrl: string) {
  const from = new Date().toISOString().slice(0, 10);
  const days = { from: addDaysTo(from, 1), to: addDaysTo(from, 7 * WEEKS_AHEAD), type: 'initial' };
  const { zone, schedule, statements } = await statementsOf(databaseUrl, days);
  const input = encodeURIComponent(JSON.stringify(days));
  const calls = [
    { rest: '/api/blog-posts', trpc: '/trpc/articles.list' },
    { rest: '/api/testimonials', trpc: '/trpc/testimonials.list' },
    {
      rest: `/api/appointments/availability?${new URLSearchParams(days)}`,
      trpc: `/trpc/appointments.availability?input=${input}`,
    },
  ];
  const bare: Omit<BareRoutes, 'databaseUrl' | 'maxConnections'> = {
    lists: {
      '/api/blog-posts': statements.articles,
      '/api/testimonials': statements.testimonials,
    },
    availability: {
      path: '/api/appointments/availability',
      statements: statements.availability,
      ...days,
      zone,
      schedule,
    },
  };
  return { calls, bare };
}

/** The SQL statements that the use cases run. */
async function statementsOf(databaseUrl: string, days: { from: string; to: string; type: string }) {
  let asked: Statement[] = [];
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
    log: ({ query: { sql, parameters } }) => void asked.push({ sql, parameters }),
  });
  const now = () => new Date();
  const schedule = await getSchedule(db);
  // The rules would be cached in any server.
  const contentCache: ContentCache = {
    ...NO_CACHE,
    answer: (question, work) =>
      question === 'schedule' ? (Promise.resolve(schedule) as never) : work(),
  };
  const readBusy = busyReader(db);
  const deps = { db, now, readBusy, contentCache, sanitizeArticle: createArticleSanitizer() };
  const during = async (work: Promise<unknown>) => {
    await work;
    const statements = asked;
    asked = [];
    return statements;
  };
  try {
    await saveArticles(db);
    asked = [];
    const page = publicListInput.parse(undefined);
    const articles = await during(listPublishedArticles(deps, page));
    const testimonials = await during(listTestimonials(deps, page));
    const { zone } = await listAvailability(deps, days);
    asked = [];
    const availability = await during(listAvailability(deps, days));
    return { zone, schedule, statements: { articles, testimonials, availability } };
  } finally {
    await db.destroy();
  }
}

/**
 * Sanitizes the demo articles as saving them in the back office would, because the product returns sanitized content.
 */
async function saveArticles(db: Kysely<DB>): Promise<void> {
  for (const { id, content } of await db
    .selectFrom('blogPosts')
    .select(['id', 'content'])
    .execute()) {
    const saved = { content: sanitizeArticleHtml(content) };
    await db.updateTable('blogPosts').set(saved).where('id', '=', id).execute();
  }
}
