import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { MAIN_LANGUAGE } from '../../../messages/main-language.ts';
import {
  ARTICLE_COLUMNS,
  type Asked,
  isFurther,
  ORIGINAL_LANGUAGE,
  type Published,
  published,
} from './queries.ts';

export function findArticleBySlug(db: Db, { slug, now, language }: Asked & { slug: string }) {
  return published(db, now, language)
    .select([...ARTICLE_COLUMNS, 'guestLine', 'isSample'])
    .$if(isFurther(language), (qb) => qb.select(ORIGINAL_LANGUAGE))
    .where('slug', '=', slug)
    .$narrowType<Published>()
    .executeTakeFirst();
}

/** The current slug of an article, by a previous one, in any language, or by that of another language. */
export function findCurrentSlug(db: Db, { slug, now, language }: Asked & { slug: string }) {
  return published(db, now, language)
    .select('slug')
    .where(
      'id',
      'in',
      sql<string>`(
        select post_id from slug_redirects where old_slug = ${slug}
        union all select id from blog_posts where slug = ${slug}
        union all select entity_key from translations
          where entity = 'articles' and is_published
            and ${`/blog/${slug}`} = any(array_append(former_paths, path)))`,
    )
    .executeTakeFirst();
}

/** The slug in the main language of a published article, by any of its slugs. */
export const findOriginalSlug = (db: Db, asked: Asked & { slug: string }) =>
  findCurrentSlug(db, { ...asked, language: MAIN_LANGUAGE });
