import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { HostileVector } from './hostile-html/hostile-vector.ts';

/** Postgres keeps no NUL. What it parted comes together, which is the worse case. */
const storable = (html: string) => html.replaceAll('\0', '');

/** The first address in it, raw, or all of it. */
const addressIn = (html: string) => /href="([^"]*)"/.exec(html)?.[1] ?? html;

/** Publishes an article whose texts are all hostile. */
export async function storeArticle(
  db: Db,
  { slug, html, content = html, publishedAt }: HostileArticle,
): Promise<void> {
  const text = storable(html);
  await db
    .insertInto('blogPosts')
    .values({
      slug,
      title: text,
      excerpt: text,
      category: text,
      author: text,
      content: storable(content),
      isPublished: true,
      publishedAt,
    })
    .execute();
}

type HostileArticle = {
  slug: string;
  /** For every text of it, and for the content if there is no other. */
  html: string;
  content?: string;
  publishedAt: Date;
};

/**
 * A source of outside articles, two for each vector: one that leads to the web and is therefore shown, one
 * whose address is hostile itself. Resolves to the id of the source.
 */
export async function storeNews(
  db: Db,
  {
    name,
    vectors,
    publishedAt,
  }: { name: string; vectors: readonly HostileVector[]; publishedAt: Date },
): Promise<string> {
  // All of them are to be shown; a source of staff shows ten at most.
  await sql`alter table blog_sources drop constraint if exists blog_sources_display_limit_check`.execute(
    db,
  );
  const { id: sourceId } = await db
    .insertInto('blogSources')
    .values({
      name,
      url: `https://news.example/feeds/${encodeURIComponent(name)}`,
      displayLimit: 2 * vectors.length,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = vectors.flatMap(({ html }, index) => {
    const text = storable(html);
    const address = addressIn(text);
    return [`https://news.example/?${address}`, address].map((url, copy) => ({
      sourceId,
      title: `${index} ${text}`,
      excerpt: text,
      content: text,
      author: text,
      url,
      imageUrl: address,
      canonicalUrl: `https://news.example/${name}/${index}/${copy}`,
      publishedAt,
    }));
  });
  await db.insertInto('externalBlogArticles').values(rows).execute();
  return sourceId;
}
