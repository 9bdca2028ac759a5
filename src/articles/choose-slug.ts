import { randomUUID } from 'node:crypto';
import type { Tx } from '../../db/client.ts';
import { DomainError } from '../errors.ts';
import { listSlugsLike, lockSlugs } from './office-queries.ts';
import { freeSlug, slugOf } from './slug/rules.ts';

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
  const { current, earlier } = await listSlugsLike(tx, wanted, before?.id ?? null);
  if (!typed) return freeSlug(wanted, (taken) => current.has(taken) || earlier.has(taken));
  if (current.has(wanted)) throw slugTaken();
  return wanted;
}

function slugTaken(): DomainError {
  const message = 'Another blog post has this slug';
  return new DomainError('conflict', 'slug_taken', `${message}.`, {
    fieldErrors: { slug: [message] },
  });
}
