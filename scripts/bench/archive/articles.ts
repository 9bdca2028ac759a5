import type pg from 'pg';

export async function addArticles(client: pg.Client, count: number): Promise<void> {
  await client.query(
    `insert into blog_posts (title, slug, excerpt, content, category, author, is_published, published_at)
     select 'Article ' || n, 'article-' || n, 'An article.', repeat('<p>' || repeat('A paragraph of it. ', 20) || '</p>', 20),
       'probate', 'A. Author', true, now() - n * interval '1 hour'
     from generate_series(1, $1) n`,
    [count],
  );
}

/** How many copies are in the archive. */
export async function countCopies(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from advertising_copies',
  );
  return rows[0]?.count ?? 0;
}
