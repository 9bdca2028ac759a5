/** An RSS feed of articles; those without an address get one from their index. */
export function rssFeed(
  items: readonly { title: string; link?: string; id?: string; date?: Date; text?: string }[],
): string {
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const entries = items.map(
    ({ title, link = `/${title.replace(/\W+/g, '-').toLowerCase()}`, id, date, text }) =>
      `<item><title>${escaped(title)}</title><link>${escaped(link)}</link>${
        id ? `<guid isPermaLink="false">${id}</guid>` : ''
      }${date ? `<pubDate>${date.toUTCString()}</pubDate>` : ''}${
        text ? `<description>${escaped(text)}</description>` : ''
      }</item>`,
  );
  return `<?xml version="1.0"?><rss version="2.0"><channel><title>Feed</title>${entries.join('')}</channel></rss>`;
}
