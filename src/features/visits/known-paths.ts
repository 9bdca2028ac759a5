import { LANGUAGES, readAddress } from '../../../messages/messages.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { EMBEDS } from '../embed/frame-rules.ts';
import { listPublicPaths } from '../site/discovery/public-paths.ts';
import { readPageAddresses } from '../site/page-addresses.ts';

/**
 * The paths of all public pages and of the pages that other sites embed, and with each the path under which its views are
 * counted: the one in the main language. Views of other paths are not counted by name.
 */
export async function listKnownPaths({
  contentCache,
  db,
  now,
}: Pick<Context, 'contentCache' | 'db' | 'now'>): Promise<ReadonlyMap<string, string>> {
  return contentCache.answer('visits.knownPaths', async () => {
    const paths = (await listPublicPaths(db, now())).map(({ path }) => path);
    const all = [...paths, ...EMBEDS.map(({ path }) => path)].map((path) => [path, path] as const);
    const { of } = await readPageAddresses(db, LANGUAGES);
    const translated = paths.flatMap((path) =>
      Object.values(of(path)).map((address) => [readAddress(address).address, path] as const),
    );
    return new Map([...translated, ...all]);
  });
}
