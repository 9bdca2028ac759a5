import { type Kysely, sql } from 'kysely';

/**
 * Where a testimonial was received: on another site, with its date and link, or by the firm itself (null, as in rows of
 * the release before, whose copies neither read nor change these columns); and whether the client agreed to be quoted.
 * The date is a local date as text.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table testimonials
      add column source text
        constraint testimonials_source check (source in ('google', 'avvo', 'yelp', 'other')),
      add column reviewed_on text
        constraint testimonials_reviewed_on check (reviewed_on ~ '^\\d{4}-\\d{2}-\\d{2}$'),
      add column source_url text
        constraint testimonials_source_url
        check (source_url like 'https://%' and length(source_url) <= 500),
      add column has_consent boolean not null default false,
      add constraint testimonials_origin check (
        (source is null) = (reviewed_on is null) and (source is not null or source_url is null)
      )`.execute(db);
  await sql`
    create index testimonials_by_source on testimonials (source, created_at, id)
      where is_published and source is not null`.execute(db);
}
