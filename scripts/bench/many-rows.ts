import { CLIENT_WORK_ROWS } from './client-work-rows.ts';
import { AREA, AT, insert, WORDS } from './row-values.ts';

/** The person with all events. */
export const BUSY_PERSON = '5b1e8f0a-6c7d-4e2f-9a3b-1c2d3e4f5a6b';

/** The user who is assigned most messages. */
const ASSIGNEE = 'answers-most';

/** Inserts that generate the rows of each table inside Postgres, so that a million take seconds. */
export const MANY_ROWS = {
  ...CLIENT_WORK_ROWS,
  // Every hundredth is unassigned.
  contact_submissions: `with assignee as (
      insert into users (username, email, role, sub)
      values ('${ASSIGNEE}', '${ASSIGNEE}@example.com', 'admin', '${ASSIGNEE}') returning id)
    ${insert('contact_submissions', {
      first_name: `'Dana' || i % 1000`,
      last_name: `'Whitfield' || i`,
      email: `'client' || i || '@example.com'`,
      practice_area: AREA,
      message: WORDS,
      is_read: 'i % 50 <> 0',
      is_resolved: 'i % 20 <> 0',
      is_spam: 'i % 97 = 0',
      deleted_at: 'case when i % 101 = 0 then now() end',
      answer_due_at: `${AT} + interval '1 day'`,
      assigned_to: 'case when i % 100 <> 3 then (select id from assignee) end',
      created_at: AT,
    })}`,
  // Back to back, because they must not overlap; most of them are in the past.
  appointments: insert('appointments', {
    first_name: WORDS,
    last_name: `'Whitfield' || i`,
    email: `'client' || i || '@example.com'`,
    consultation_type: `(array['initial','follow-up'])[1 + i % 2]`,
    scheduled_date: `timestamptz '2000-01-01 08:00Z' + i * interval '30 minutes'`,
    ends_at: `timestamptz '2000-01-01 08:30Z' + i * interval '30 minutes'`,
    duration: '30',
    status: `case when i % 50 = 0 then 'scheduled' when i % 50 = 1 then 'confirmed'
      when i % 10 = 2 then 'cancelled' else 'completed' end`,
    practice_area: AREA,
    created_at: AT,
  }),
  // All but the last fifty are in the past.
  time_off: insert('time_off', {
    starts_at: `now() + (i + 50 - $1) * interval '10 minutes'`,
    ends_at: `now() + (i + 51 - $1) * interval '10 minutes'`,
    created_by: `'admin'`,
  }),
  blog_posts: insert('blog_posts', {
    title: `'Article ' || i`,
    slug: `'article-' || i`,
    excerpt: WORDS,
    content: `'<p>A few words.</p>'`,
    category: AREA,
    author: `'Author ' || i % 10`,
    is_published: 'i % 10 <> 0',
    published_at: `case when i % 10 <> 0 then ${AT} end`,
    created_at: AT,
  }),
  testimonials: insert('testimonials', {
    client_name: `'Dana ' || i`,
    rating: '1 + i % 5',
    content: WORDS,
    practice_area: AREA,
    is_published: 'i % 10 <> 0',
    created_at: AT,
  }),
  audit_log: insert('audit_log', {
    at: AT,
    actor: `case when i % (greatest($1 / 10, 1)) = 7 then 'seldom' else 'actor' || i % 20 end`,
    action: `(array['contact.read','contact.resolve','staff.approve','theme.activate'])[1 + i % 4]`,
    entity: `(array['contact_submissions','contact_submissions','users','theme_settings'])[1 + i % 4]`,
    entity_id: `'row-' || i % (greatest($1 / 10, 1))`,
    before: `'{"isRead": false}'::jsonb`,
    after: `'{"isRead": true}'::jsonb`,
  }),
  // Mostly pending sign-ups, and a few with access.
  users: insert('users', {
    username: `'client' || i || case when i % 2 = 0 then ' often' else ' right' end`,
    email: `case when i % (greatest($1 / 10, 1)) = 7 then 'zebra' else 'client' || i end || '@example.com'`,
    role: `case when i % 100 = 0 then 'admin' when i % 100 = 1 then 'revoked' else 'pending' end`,
    sub: `'bench-' || i`,
    created_at: AT,
  }),
  outbox_emails: insert('outbox_emails', {
    kind: `(array['contact_notice','contact_receipt','booking_notice','booking_confirmation'])[1 + i % 4]`,
    to_email: `case when i % (greatest($1 / 10, 1)) = 7 then 'zebra' else 'client' || i end || '@example.com'`,
    to_name: `case when i % 2 = 0 then 'Often Left' else 'Dana Right' end`,
    payload: `'{}'::jsonb`,
    dedupe_key: `'bench:' || i`,
    state: `case when i % 100 = 0 then 'failed' when i % 100 = 1 then 'queued' when i % 100 = 2 then 'skipped' else 'sent' end`,
    subject: `'We have your message'`,
    html_body: `'<p>Thank you.</p>'`,
    created_at: AT,
  }),
  // Every hundredth has a tag, every fiftieth a next step, most of them overdue.
  people: insert('people', {
    name: `'Dana' || i % 1000 || ' Whitfield' || i`,
    name_key: `'dana' || i % 1000 || ' whitfield' || i`,
    email: `'client' || i || '@example.com'`,
    tags: `case when i % (greatest($1 / 10, 1)) = 7 then array['rare'] when i % 100 = 5 then array['vip'] else '{}' end`,
    next_step: `case when i % 50 = 0 then 'Call back' end`,
    next_step_on: `case when i % 50 = 0 then ((${AT})::date)::text end`,
    last_at: AT,
    search: `search_words(${WORDS})`,
  }),
  // All events belong to one person.
  timeline_events: `with person as (
      insert into people (id, name, name_key) values ('${BUSY_PERSON}', 'Dana', 'dana') returning id)
    ${insert('timeline_events', {
      kind: `'message'`,
      record_id: `'row-' || i`,
      person_id: `(select id from person)`,
      at: AT,
    })}`,
} as const;

export type ManyRowsTable = keyof typeof MANY_ROWS;
