import { sql } from 'kysely';
import type { Db } from '../../../../db/client.ts';
import type { HostileVector } from './hostile-html/hostile-vector.ts';

/** Postgres cannot store NUL. Removing it joins the text around it, which is the worse case. */
const storable = (html: string) => html.replaceAll('\0', '');

/** The first link address in the HTML, not decoded, or else the whole text. */
const addressIn = (html: string) => /href="([^"]*)"/.exec(html)?.[1] ?? html;

/** Publishes an article whose text fields are all hostile. */
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
  /** Used for every text field, and for the content if no other is given. */
  html: string;
  content?: string;
  publishedAt: Date;
};

/**
 * Stores a source of external articles, two for each vector: one with a web address, which is therefore shown, and one
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
  // All of them have to be shown; the constraint limits a source to ten.
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
