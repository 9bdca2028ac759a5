import { isDatabaseUnavailable } from '../../../db/database-error.ts';
import { localDateOf } from '../../platform/time/zones/rules.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { findArticles } from '../articles/find-articles.ts';
import { getFirmProfile } from '../firm/queries.ts';
import { findNews } from '../news/list-news.ts';
import { listKnownPaths } from './known-paths.ts';
import type { DayCount } from './queries.ts';
import { NOT_FOUND, OTHER } from './rules.ts';
import type { Count } from './visit-counter.ts';

type Deps = Pick<Context, 'contentCache' | 'db' | 'now'>;

/** The most searches per batch that are looked up, because anybody can send any search and each costs a query. */
const MAX_LOOKUPS = 20;

/**
 * Resolves the parts of counts that need the database: the day in the firm's zone, which paths are pages, and which
 * searches have no results. Returns each combination of day, kind and name once.
 */
export async function settleCounts(deps: Deps, counts: readonly Count[]): Promise<DayCount[]> {
  const zone = await deps.contentCache.answer(
    'visits.zone',
    async () => (await getFirmProfile(deps.db)).zone,
  );
  const known = await listKnownPaths(deps);
  const unfound = await findUnfound(
    deps,
    counts.filter(({ kind }) => kind === 'search').map(({ name }) => name),
  );
  const settled = new Map<string, DayCount>();
  for (const { kind, quarter, name: counted, count } of counts) {
    const name =
      kind === 'page'
        ? pageName(counted, known)
        : kind === 'search'
          ? unfound.get(counted)
          : counted;
    if (name === undefined) continue;
    const day = localDateOf(quarter, zone);
    const key = `${day}\n${kind}\n${name}`;
    const before = settled.get(key)?.count ?? 0;
    settled.set(key, { day, kind, name, count: before + count });
  }
  return [...settled.values()];
}

const pageName = (path: string, known: ReadonlyMap<string, string>) =>
  path === NOT_FOUND ? path : (known.get(path) ?? OTHER);

/** The searches that currently have no results: their words by their URLs. */
async function findUnfound(deps: Deps, searches: readonly string[]): Promise<Map<string, string>> {
  const unfound = new Map<string, string>();
  for (const address of new Set(searches.slice(0, MAX_LOOKUPS))) {
    const { pathname, searchParams } = new URL(address, 'http://site.invalid');
    const q = searchParams.get('q') ?? '';
    const found = await deps.contentCache
      .answer(`visits.search ${address}`, async () =>
        pathname === '/blog'
          ? (await findArticles(deps, { q, category: searchParams.get('category') })).length
          : (await findNews(deps, { q, source: searchParams.get('source'), limit: 1 })).length,
      )
      .catch((error: unknown) => {
        if (isDatabaseUnavailable(error)) throw error;
        // The firm hides the page, the category does not exist, or the database rejects the words: not counted.
        return 1;
      });
    if (found === 0) unfound.set(address, q);
  }
  return unfound;
}
