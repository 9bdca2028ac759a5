import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { deleteAll } from '../../../testing/delete-all.ts';
import { STAFF_ENV } from '../../../testing/people.ts';
import { publishTranslation } from '../../../testing/publish-translation.ts';
import { type StaffClient, staffClient } from '../../../testing/staff-client.ts';
import { startTestApp, TEST_NOW, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let staff: StaffClient;
beforeAll(async () => {
  app = await startTestApp({ env: STAFF_ENV });
  staff = await staffClient(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  const { db } = app.deps;
  for (const table of ['letters', 'newsletterSubscribers', 'outboxEmails'] as const)
    await deleteAll(db, table);
  await db
    .insertInto('newsletterSubscribers')
    .values(
      [null, 'es'].map((clientLanguage) => ({
        ...{ email: `${clientLanguage ?? 'en'}@example.com`, clientLanguage, status: 'confirmed' },
        ...{ consentText: 'Yes', consentedAt: TEST_NOW, confirmedAt: TEST_NOW },
        tokenHash: `hash of ${clientLanguage}`,
      })),
    )
    .execute();
});

const LETTERS = '/api/admin/letters';
const FIELDS = {
  ...{ subject: 'What changes in January', previewLine: '', opening: 'Good morning.' },
  ...{ content: '<p>Two new <b>rules</b>.</p>', closing: '' },
};

async function draft(articleIds: string[] = []): Promise<string> {
  const { body } = await staff.call('POST', LETTERS, { ...FIELDS, articleIds });
  return body.id;
}

async function letterTo(toEmail: string) {
  const find = () =>
    app.deps.db
      .selectFrom('outboxEmails')
      .select(['state', 'subject', 'textBody', 'htmlBody'])
      .where('kind', '=', 'newsletter_letter')
      .where('toEmail', '=', toEmail)
      .executeTakeFirst();
  await expect.poll(async () => (await find())?.state, { timeout: 20_000 }).toBe('sent');
  return find();
}

it('each subscriber gets the letter and its articles in their language', async () => {
  const article = await app.deps.db
    .selectFrom('blogPosts')
    .select(['id', 'title', 'slug'])
    .where('isPublished', '=', true)
    .executeTakeFirstOrThrow();
  const id = await draft([article.id]);
  await publishTranslation(
    staff,
    { entity: 'letters', key: id },
    {
      ...{ subject: 'Qué cambia en enero', opening: 'Buenos días.' },
      content: '<p>Dos <b>reglas</b> nuevas.</p><script>x()</script>',
    },
  );
  await publishTranslation(
    staff,
    { entity: 'articles', key: article.id },
    { title: 'Un artículo' },
  );
  expect((await staff.call('POST', `${LETTERS}/${id}/send`, {})).status).toBe(200);
  const spanish = await letterTo('es@example.com');
  expect(spanish?.subject).toBe('Qué cambia en enero');
  for (const words of [
    'Buenos días.',
    'Dos reglas nuevas.',
    'Un artículo',
    'Cancelar la suscripción',
  ]) {
    expect(spanish?.textBody).toContain(words);
  }
  expect(spanish?.htmlBody).not.toContain('<script');
  expect(spanish?.textBody).toContain(`/es/blog/${article.slug}`);
  expect(spanish?.textBody).not.toContain('solo existe en inglés');
  const english = await letterTo('en@example.com');
  expect(english?.subject).toBe(FIELDS.subject);
  expect(english?.textBody).toContain(article.title);

  const copies = await app.deps.db
    .selectFrom('advertisingCopies')
    .select('path')
    .where('path', 'like', `letter:${id}%`)
    .orderBy('number')
    .execute();
  expect(copies.map(({ path }) => path)).toEqual([`letter:${id}`, `letter:${id}/es`]);
  // What subscribers have got can no longer be changed.
  const gone = await staff.call('GET', `/api/admin/languages/es/translations/letters/${id}`);
  expect(gone.status).toBe(404);
});

it('a letter without a translation says so to the subscribers of another language only', async () => {
  const { db } = app.deps;
  const article = await db
    .selectFrom('blogPosts')
    .select(['id', 'slug'])
    .where('isPublished', '=', true)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('translations').whereRef('entityKey', '=', sql`blog_posts.id::text`))),
    )
    .executeTakeFirstOrThrow();
  await db.insertInto('siteLanguages').values({ language: 'es', untranslated: 'hidden' }).execute();
  const id = await draft([article.id]);
  await staff.call('POST', `${LETTERS}/${id}/send`, {});
  const spanish = await letterTo('es@example.com');
  expect(spanish?.subject).toBe(FIELDS.subject);
  expect(spanish?.textBody).toMatch(/^Esta edición solo existe en inglés/);
  // The Spanish site leaves out the article.
  expect(spanish?.textBody).toMatch(new RegExp(`[^s]/blog/${article.slug}`));
  expect(spanish?.htmlBody).toContain('Esta edición solo existe en inglés');
  expect((await letterTo('en@example.com'))?.textBody).toMatch(/^Good morning\./);
});
