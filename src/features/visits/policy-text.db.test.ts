import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { migrateTo, migrateToLatest } from '../../../db/migrate.ts';
import { privacyPage } from '../../../db/preset-pages/legal-pages.ts';
import { withEmptyDatabase } from '../../testing/test-database.ts';

/** The seeded privacy policy of the previous releases. */
const BEFORE = JSON.stringify(privacyPage)
  .replace('no advertising or tracking', 'no analytics, advertising or tracking')
  .replace(/<p>It also counts how often .*?<\/p>/, '')
  .replaceAll(', how we may reach you if you say so', '')
  .replace(', the attorney you choose, the names of the other side if you give them', '')
  .replace(/, and the names of the other side to check [^.]*\./, '.')
  .replace(', the names of the other side if you give them', '')
  .replace(/we keep nothing of a calculation: [^.]*\./, 'nothing leaves your browser.')
  .replace('November 26, 2026', 'November 24, 2026');
const OWN = BEFORE.replace('We sell nothing to anybody.', 'We sell nothing.');

/** The content and draft of the policy after migrating a database that contains these texts. */
const migrated = (content: string, draft: string | null) =>
  withEmptyDatabase(async ({ db }) => {
    await migrateTo(db as never, '0075-photo-files');
    await sql`
      update pages set content = ${content}::jsonb, draft = ${draft}::jsonb
        where path = '/privacy'`.execute(db);
    await migrateToLatest(db as never);
    return db
      .selectFrom('pages')
      .select(['content', 'draft'])
      .where('path', '=', '/privacy')
      .executeTakeFirstOrThrow();
  });

it('the seeded policy says what is counted, in an existing database, too', async () => {
  expect(BEFORE.match(/analytics|November 24/g)).toHaveLength(2);
  expect(await migrated(BEFORE, BEFORE)).toEqual({ content: privacyPage, draft: privacyPage });
});

it('a policy that staff have changed stays as it is', async () => {
  const own = JSON.parse(OWN);
  expect(await migrated(OWN, null)).toEqual({ content: own, draft: null });
  expect(await migrated(BEFORE, OWN)).toEqual({ content: privacyPage, draft: own });
});
