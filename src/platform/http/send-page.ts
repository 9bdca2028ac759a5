import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Sends a page of a list as a plain array. Pagination links are in the Link header (RFC 8288) and keep the caller's
 * query.
 */
export function sendPage<Item>(
  request: FastifyRequest,
  reply: FastifyReply,
  page: { items: Item[]; next: string | null; previous: string | null },
): Item[] {
  const { pathname, searchParams } = new URL(request.url, 'http://localhost');
  const links = (['next', 'previous'] as const).flatMap((name) => {
    const cursor = page[name];
    if (cursor === null) return [];
    searchParams.set('cursor', cursor);
    return `<${pathname}?${searchParams}>; rel="${name === 'next' ? 'next' : 'prev'}"`;
  });
  if (links.length > 0) reply.header('link', links.join(', '));
  return page.items;
}
