import { min } from '../../../platform/time/date-math.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { cutExcerpt } from '../../articles/rules.ts';
import { askSource } from './fetching/ask-source.ts';
import { findSource } from './queries.ts';
import type { PreviewNewsSourceInput } from './schema.ts';
import { keepSourceSecrets, missingSource } from './store-source.ts';

type Deps = Pick<Context, 'db' | 'now' | 'secrets' | 'outgoing' | 'publicUrl' | 'readSource'>;

/**
 * Fetches a source with the settings in the form and stores nothing. Returns the articles that would be shown, or the
 * problem. Throws `source_not_found`, or `invalid_input` for a mask in place of a secret.
 */
export async function previewSource(deps: Deps, { id, ...input }: PreviewNewsSourceInput) {
  const { db, secrets, now } = deps;
  const stored = id === undefined ? undefined : ((await findSource(db, id)) ?? missingSource());
  const config = keepSourceSecrets(secrets, input, stored) ?? {};
  const unknown = { etag: null, lastModified: null, feedUrl: null, movedTo: null };
  const outcome = await askSource(deps, { ...input, config, ...unknown });
  const nothing = { articles: [], found: 0, feedUrl: null, movedTo: null };
  if (outcome.kind === 'failed') return { ...nothing, problem: outcome.problem };
  if (outcome.kind === 'unchanged') return { ...nothing, problem: 'the server sends no articles' };
  const { articles, feedUrl, movedTo } = outcome;
  return {
    articles: articles.slice(0, input.displayLimit).map((article) => ({
      ...article,
      excerpt: article.excerpt && cutExcerpt(article.excerpt),
      publishedAt: article.publishedAt && min([article.publishedAt, now()]),
    })),
    found: articles.length,
    feedUrl,
    movedTo,
    problem: null,
  };
}
