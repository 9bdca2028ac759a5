import { randomUUID } from 'node:crypto';
import type { Tx } from '../../../db/client.ts';
import { DomainError } from '../../platform/errors/errors.ts';
import { numberedSlug, slugOf } from '../../platform/text/slug-rules.ts';
import { listTakenSlugs, lockSlugs } from './admin-queries.ts';

/**
 * Chooses the slug of an article: the one that was typed, or one derived from the title, with a number appended if it
 * is taken. `before` is the article before the update, null for a new one. Concurrent calls wait until the transaction
 * ends. Throws `slug_taken` if another article has the typed slug.
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

/** How many candidate slugs one query checks; duplicate titles are rare. */
const AT_ONCE = 50;

/** The first of `wanted`, `wanted-2`, `wanted-3` … that neither belongs nor redirects to another article. */
async function firstFree(tx: Tx, wanted: string, id: string | null): Promise<string> {
  for (let from = 1; ; from += AT_ONCE) {
    const slugs = Array.from({ length: AT_ONCE }, (_, i) => numberedSlug(wanted, from + i));
    const { current, earlier } = await listTakenSlugs(tx, slugs, id);
    const free = slugs.find((slug) => !current.has(slug) && !earlier.has(slug));
    if (free) return free;
  }
}

function slugTaken(): DomainError {
  const message = 'Another blog post has this web address';
  return new DomainError('conflict', 'slug_taken', `${message}.`, {
    fieldErrors: { slug: [message] },
  });
}
