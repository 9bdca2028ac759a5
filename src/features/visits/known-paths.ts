import type { Context } from '../../platform/trpc/context.ts';
import { EMBEDS } from '../embed/frame-rules.ts';
import { listPublicPaths } from '../site/discovery/public-paths.ts';

/**
 * The paths of all public pages and of the pages that other sites embed. Page views are counted by name only for these
 * paths.
 */
export async function listKnownPaths({
  contentCache,
  db,
  now,
}: Pick<Context, 'contentCache' | 'db' | 'now'>): Promise<ReadonlySet<string>> {
  const paths = await contentCache.answer('visits.knownPaths', async () =>
    (await listPublicPaths(db, now())).map(({ path }) => path),
  );
  return new Set([...paths, ...EMBEDS.map(({ path }) => path)]);
}
