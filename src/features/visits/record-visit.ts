import type { Context } from '../../platform/trpc/context.ts';
import { pagePathOf } from './classify-visit.ts';
import { listKnownPaths } from './known-paths.ts';
import type { RecordVisitInput } from './schema.ts';

type Deps = Pick<
  Context,
  'contentCache' | 'db' | 'now' | 'publicUrl' | 'visitCounter' | 'visitorHeaders'
>;

/**
 * Counts a page view for which the server got no countable request (client-side navigation, prefetch or prerendering),
 * or a funnel step in a page. Paths that are not public pages are ignored without an error, because no caller waits for
 * the response.
 */
export async function recordVisit(deps: Deps, { path, step }: RecordVisitInput): Promise<void> {
  const page = pagePathOf(path);
  if (page === undefined || !(await listKnownPaths(deps)).has(page)) return;
  // The referrer of this request is the page itself.
  const visitor = { ...deps.visitorHeaders, referrer: deps.publicUrl };
  if (step) deps.visitCounter.countStep(step, path, visitor);
  else deps.visitCounter.countView(path, 200, visitor);
}
