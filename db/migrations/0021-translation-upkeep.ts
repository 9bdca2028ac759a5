import { type Kysely, sql } from 'kysely';

/**
 * The former addresses of translations, which redirect to the present one, like those of their originals. Kept by a trigger, so
 * that each way of writing a translation keeps them, also in an older release. And article categories, which have
 * translations now, take them along when they are deleted: see 0020.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table translations add column former_paths text[] not null default '{}'`.execute(
    db,
  );
  await sql`
    create function keep_former_path() returns trigger language plpgsql as $$
    begin
      if old.is_published and old.path is not null then
        new.former_paths := array_append(array_remove(new.former_paths, old.path), old.path);
      end if;
      new.former_paths := array_remove(new.former_paths, new.path);
      return new;
    end $$`.execute(db);
  await sql`
    create trigger keep_former_path before update on translations
      for each row when (old.path is distinct from new.path)
      execute function keep_former_path()`.execute(db);
  await sql`
    create constraint trigger delete_translations after delete on article_categories
      deferrable initially deferred
      for each row execute function delete_translations('articleCategories', 'key')`.execute(db);
}
