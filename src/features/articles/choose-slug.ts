import { randomUUID } from 'node:crypto';
import type { Tx } from '../../../db/client.ts';
import { DomainError } from '../../platform/errors/errors.ts';
import { numberedSlug, slugOf } from '../../platform/text/slug/rules.ts';
import { listTakenSlugs, lockSlugs } from './admin-queries.ts';

/**
 * The slug that an article gets: the one that was typed, or one of its title with a number behind it if need
 * be. `before` is the article as it was, null for a new one. Whoever else chooses one waits until the
 * transaction ends. Throws `slug_taken` for a typed one that another article has.
 */
export async function chooseSlug(
  tx: Tx,
  { slug, title }: { slug: string | null; title: string },
  before: { id: string; slug: string } | null,
): Promise<string> {
  const typed = slugOf(slug ?? '');
  const wanted = typed || slugOf(title) || before?.slug || `post-${randomUUID().slice(0, 8)}`;
  if (wanted === before?.slug) return wanted;
  await lockSlugs(tx);
  if (!typed) return firstFree(tx, wanted, before?.id ?? null);
  const { current } = await listTakenSlugs(tx, [wanted], before?.id ?? null);
  if (current.has(wanted)) throw slugTaken();
  return wanted;
}

/** How many slugs are asked for at once; few titles are given twice. */
const AT_ONCE = 50;

/** The first of `wanted`, `wanted-2`, `wanted-3` … that leads to no other article. */
async function firstFree(tx: Tx, wanted: string, id: string | null): Promise<string> {
  for (let from = 1; ; from += AT_ONCE) {
    const slugs = Array.from({ length: AT_ONCE }, (_, i) => numberedSlug(wanted, from + i));
    const { current, earlier } = await listTakenSlugs(tx, slugs, id);
    const free = slugs.find((slug) => !current.has(slug) && !earlier.has(slug));
    if (free) return free;
  }
}

function slugTaken(): DomainError {
  const message = 'Another blog post has this slug';
  return new DomainError('conflict', 'slug_taken', `${message}.`, {
    fieldErrors: { slug: [message] },
  });
}
