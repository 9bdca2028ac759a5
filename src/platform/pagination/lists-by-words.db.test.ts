import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listAppointmentsForStaff } from '../../features/appointments/admin/list-appointments.ts';
import { listAppointmentsInput } from '../../features/appointments/admin/schema.ts';
import { findArticleRows } from '../../features/articles/find-admin-articles.ts';
import { listAdminArticlesInput } from '../../features/articles/schema.ts';
import { listSubmissions } from '../../features/contact/queries.ts';
import { listSubmissionsInput } from '../../features/contact/schema.ts';
import { listOutbox } from '../../features/email/outbox-queries.ts';
import { listEmailsInput } from '../../features/email/schema.ts';
import { listUsers } from '../../features/staff/queries.ts';
import { listStaffInput } from '../../features/staff/schema.ts';
import { listAllTestimonials } from '../../features/testimonials/queries.ts';
import { listTestimonialsInput } from '../../features/testimonials/schema.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';

const now = () => new Date('2031-03-10T17:00:00Z');

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  const client = {
    firstName: 'Ciarán',
    lastName: 'O’Malley',
    email: 'c.om@example.com',
    phone: '(619) 555-8888',
    practiceArea: 'other',
  };
  await db
    .insertInto('contactSubmissions')
    .values({ ...client, message: 'Hello' })
    .execute();
  await db
    .insertInto('appointments')
    .values({
      ...client,
      consultationType: 'initial',
      scheduledDate: new Date('2031-03-11T16:00:00Z'),
      endsAt: new Date('2031-03-11T16:30:00Z'),
    })
    .execute();
  await db
    .insertInto('testimonials')
    .values({ clientName: 'Ciarán O’Malley', content: 'Call 619 555 8888', practiceArea: 'other' })
    .execute();
  await db
    .insertInto('blogPosts')
    .values({
      ...{
        title: 'A will',
        slug: 'w',
        excerpt: '(619) 555-8888',
        content: '',
        category: 'divorce',
      },
      author: 'Ciarán O’Malley',
    })
    .execute();
  await sql`insert into users (username, email, sub) values ('Ciarán O’Malley', '6195558888@example.com', 's')`.execute(
    db,
  );
  await sql`
    insert into outbox_emails (kind, to_email, to_name, payload, dedupe_key, subject)
      values ('contact_receipt', '619-555-8888@example.com', 'Ciarán O’Malley', '{}', 'k', '')`.execute(
    db,
  );
});
afterAll(() => database.dispose());

const LISTS = {
  messages: (q: string) => listSubmissions(database.db, listSubmissionsInput.parse({ q })),
  appointments: (q: string) =>
    listAppointmentsForStaff({ db: database.db, now }, listAppointmentsInput.parse({ q })),
  testimonials: (q: string) => listAllTestimonials(database.db, listTestimonialsInput.parse({ q })),
  articles: (q: string) =>
    findArticleRows({ db: database.db, now }, listAdminArticlesInput.parse({ q })),
  staff: (q: string) => listUsers(database.db, listStaffInput.parse({ q })),
  mails: (q: string) => listOutbox(database.db, listEmailsInput.parse({ q })),
};

const SPELLINGS = [
  'O’Malley',
  "o'malley",
  'OMALLEY',
  'malley',
  'ciaran o’malley',
  '5558888',
  '619.555.8888',
];

it.each(Object.entries(LISTS))('%s are found by every spelling of a name', async (_name, list) => {
  const found: Record<string, number> = {};
  for (const q of [...SPELLINGS, 'omallory']) found[q] = (await list(q)).items.length;
  expect(found).toEqual({ ...Object.fromEntries(SPELLINGS.map((q) => [q, 1])), omallory: 0 });
});
