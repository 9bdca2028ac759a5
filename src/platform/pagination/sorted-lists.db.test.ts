import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listAppointments } from '../../features/appointments/admin/queries.ts';
import { APPOINTMENT_SORTS } from '../../features/appointments/admin/rules.ts';
import { ARTICLE_SORTS } from '../../features/articles/admin-list-rules.ts';
import { listArticleRows } from '../../features/articles/admin-queries.ts';
import { listAdminArticlesInput } from '../../features/articles/schema.ts';
import { listAuditLog } from '../../features/audit/list-audit-log.ts';
import { listAuditLogInput } from '../../features/audit/schema.ts';
import { listSubmissions } from '../../features/contact/queries.ts';
import { SUBMISSION_SORTS } from '../../features/contact/rules.ts';
import { listSubmissionsInput } from '../../features/contact/schema.ts';
import { listOutbox } from '../../features/email/outbox-queries.ts';
import { listEmailsInput } from '../../features/email/schema.ts';
import { listSubscribers } from '../../features/newsletter/subscribers/queries.ts';
import { listSubscribersInput } from '../../features/newsletter/subscribers/schema.ts';
import { listUsers } from '../../features/staff/queries.ts';
import { listStaffInput } from '../../features/staff/schema.ts';
import { listAllTestimonials } from '../../features/testimonials/queries.ts';
import { TESTIMONIAL_SORTS } from '../../features/testimonials/rules.ts';
import { listTestimonialsInput } from '../../features/testimonials/schema.ts';
import { deleteAll } from '../../testing/delete-all.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import type { ListPage } from './schema.ts';

let database: TestDatabase;

// Many rows have the same time, so that the id is the tie-breaker.
beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  await sql`
    insert into contact_submissions
      (first_name, last_name, email, practice_area, message, is_read, is_resolved, created_at)
    select 'Ana' || i % 3, (array['berg', 'Aldana', 'O’Malley', 'Cho'])[1 + i % 4], 'a@example.com',
      'divorce', 'often', i % 3 > 0, i % 3 = 2, timestamptz '2031-03-01' + i % 7 * interval '1 hour'
    from generate_series(1, 40) as i`.execute(db);
  await sql`
    insert into newsletter_subscribers (email, status, consent_text, consented_at, token_hash)
    select i * 7 % 40 || '@example.com', 'confirmed', '', timestamptz '2031-03-01' + i % 5 * interval '1 hour', i
    from generate_series(1, 40) as i`.execute(db);
  await sql`
    insert into users (username, sub, created_at)
    select 'user' || i * 7 % 40, i, timestamptz '2031-03-01' + i % 5 * interval '1 hour'
    from generate_series(1, 40) as i`.execute(db);
  await sql`
    insert into outbox_emails (kind, to_email, payload, dedupe_key, created_at)
    select 'contact_receipt', 'a@example.com', '{}', i, timestamptz '2031-03-01' + i % 5 * interval '1 hour'
    from generate_series(1, 40) as i`.execute(db);
  await deleteAll(db, 'testimonials');
  await sql`
    insert into testimonials (client_name, rating, content, practice_area, created_at)
    select (array['berg', 'Aldana', 'Cho'])[1 + i % 3], 1 + i % 5, 'often', 'divorce',
      timestamptz '2031-03-01' + i % 7 * interval '1 hour'
    from generate_series(1, 40) as i`.execute(db);
  await deleteAll(db, 'blogPosts');
  await sql`
    insert into blog_posts
      (title, slug, excerpt, content, category, author, is_published, published_at, created_at, updated_at)
    select (array['wills', 'Dogs', 'Trusts'])[1 + i % 3], 's' || i, 'often', '', 'divorce', 'Ana', i % 2 = 0,
      case when i % 2 = 0 then timestamptz '2031-03-01' + i % 7 * interval '1 hour' end,
      timestamptz '2031-03-01' + i % 5 * interval '1 hour', timestamptz '2031-03-01' + i % 9 * interval '1 hour'
    from generate_series(1, 40) as i`.execute(db);
  // Cancelled, because the times of other appointments must not overlap.
  await sql`
    insert into appointments
      (first_name, last_name, email, phone, consultation_type, practice_area, scheduled_date, duration, ends_at,
        status, notes)
    select 'Ana' || i % 4, (array['berg', 'Aldana', 'Cho'])[1 + i % 3], 'a@example.com', '', 'initial', 'divorce',
      at, 30, at + interval '30 minutes', 'cancelled', null
    from generate_series(1, 40) as i, lateral (select timestamptz '2031-03-01' + i % 7 * interval '1 hour' as at) as t
  `.execute(db);
  await sql`
    insert into audit_log (actor, action, entity, at)
    select 'ana', 'contact.read', 'x', timestamptz '2031-03-01' + i % 5 * interval '1 hour'
    from generate_series(1, 40) as i`.execute(db);
});
afterAll(() => database.dispose());

type Query = Record<string, unknown>;
type Pages = (query: Query) => Promise<ListPage<{ id: string }>>;

const messages = (query: Query) =>
  listSubmissions(database.db, listSubmissionsInput.parse({ limit: 7, ...query }));

const testimonials = (query: Query) =>
  listAllTestimonials(database.db, listTestimonialsInput.parse({ limit: 7, ...query }));

const articles = (query: Query) =>
  listArticleRows(database.db, listAdminArticlesInput.parse({ limit: 7, ...query }), new Date());

const appointments: Pages = ({ limit = 7, cursor = null, sort, q }) =>
  listAppointments(database.db, { limit, cursor, sort, q } as Parameters<
    typeof listAppointments
  >[1]);

/** Each list, the name of an order, and the same order in SQL. */
const LISTS: readonly [name: string, sort: string, order: string, pages: Pages][] = [
  ['contact_submissions', 'received', 'created_at, id', messages],
  ['contact_submissions', 'name', `lower(last_name || ' ' || first_name), id`, messages],
  ['contact_submissions', 'due', 'is_resolved, created_at, id', messages],
  ['contact_submissions', 'status', 'is_resolved, is_read, created_at, id', messages],
  ...['subscribed', 'email'].map((sort): (typeof LISTS)[number] => [
    'newsletter_subscribers',
    sort,
    sort === 'email' ? 'email, id' : 'consented_at, id',
    (query) => listSubscribers(database.db, listSubscribersInput.parse({ limit: 7, ...query })),
  ]),
  ...['since', 'name'].map((sort): (typeof LISTS)[number] => [
    'users',
    sort,
    sort === 'name' ? 'username, id' : 'created_at, id',
    (query) => listUsers(database.db, listStaffInput.parse({ limit: 7, ...query })),
  ]),
  ['appointments', 'start', 'scheduled_date, id', appointments],
  ['appointments', 'name', `lower(last_name || ' ' || first_name), id`, appointments],
  ['testimonials', 'added', 'created_at, id', testimonials],
  ['testimonials', 'name', 'lower(client_name), id', testimonials],
  ['testimonials', 'rating', 'rating, created_at, id', testimonials],
  ['blog_posts', 'created', 'created_at, id', articles],
  [
    'blog_posts',
    'date',
    '(case when is_published then published_at else updated_at end), id',
    articles,
  ],
  ['blog_posts', 'title', 'lower(title), id', articles],
  [
    'outbox_emails',
    'date',
    'created_at, id',
    (query) => listOutbox(database.db, listEmailsInput.parse({ limit: 7, ...query })),
  ],
  [
    'audit_log',
    'at',
    'at, id',
    (query) =>
      listAuditLog(
        { ...database, describeAction: () => '' },
        listAuditLogInput.parse({ limit: 7, ...query }),
      ),
  ],
];

/** The ids on all pages, in their order. Going back from each page leads to the one before. */
async function idsOn(pages: Pages, query: Query): Promise<string[]> {
  const ids: string[][] = [];
  let cursor: string | null = null;
  do {
    const page = await pages({ ...query, cursor });
    const here = page.items.map(({ id }) => id);
    if (page.previous) {
      const back = await pages({ ...query, cursor: page.previous });
      expect(back.items.map(({ id }) => id)).toEqual(ids.at(-1));
    }
    ids.push(here);
    cursor = page.next;
  } while (cursor);
  return ids.flat();
}

const REVERSED = { asc: '', desc: '-' } as const;

describe.each(LISTS)('%s sorted by %s', (table, sort, order, pages) => {
  it.each(['asc', 'desc'] as const)('%s, has each row once on its pages', async (direction) => {
    const by = order.split(/, (?=\w)/).map((part) => `${part} ${direction}`);
    const { rows } = await sql<{ id: string }>`
      select id from ${sql.table(table)} order by ${sql.raw(by.join(', '))}`.execute(database.db);
    const expected = rows.map(({ id }) => String(id));
    expect(await idsOn(pages, { sort: REVERSED[direction] + sort })).toEqual(expected);
    expect(new Set(expected).size).toBe(expected.length);
  });
});

it.each([
  ...SUBMISSION_SORTS.map((sort) => [sort, messages, 'often'] as const),
  ...APPOINTMENT_SORTS.map((sort) => [sort, appointments, 'ana'] as const),
  ...TESTIMONIAL_SORTS.map((sort) => [sort, testimonials, 'often'] as const),
  ...ARTICLE_SORTS.map((sort) => [sort, articles, 'often'] as const),
])('a search sorted by %s has the same order', async (sort, pages, q) => {
  expect(await idsOn(pages, { sort, q })).toEqual(await idsOn(pages, { sort }));
});

it('rejects the cursor of another order', async () => {
  const { next } = await messages({ sort: 'name' });
  for (const sort of ['received', 'status']) {
    await expect(messages({ sort, cursor: next })).rejects.toMatchObject({ kind: 'invalid' });
  }
});

it('rejects a column that is not to be sorted by', () => {
  expect(listSubmissionsInput.safeParse({ sort: 'email' }).success).toBe(false);
});
