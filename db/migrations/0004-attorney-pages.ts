import { type Kysely, sql } from 'kysely';

/**
 * What the page of an attorney says beside the profile. `former_slugs`: the page redirects from them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table attorneys
      add column admissions jsonb not null default '[]',
      add column education text[] not null default '{}',
      add column memberships text[] not null default '{}',
      add column former_slugs text[] not null default '{}'`.execute(db);
}
