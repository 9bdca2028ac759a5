/** The URL of a filtered article list, for links, bookmarks and search engines. */
export function blogHref({
  q,
  category,
}: {
  q?: string | undefined;
  category?: string | undefined;
}): string {
  const query = new URLSearchParams({ ...(q && { q }), ...(category && { category }) });
  return query.size > 0 ? `/blog?${query}` : '/blog';
}
