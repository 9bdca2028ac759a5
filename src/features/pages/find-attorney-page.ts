import * as errors from '../../../messages/en/errors.ts';
import { DomainError, notFound } from '../../platform/errors/errors.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { listArticlesOf } from '../articles/queries.ts';
import { asTeaser } from '../articles/rules.ts';
import { attorneyNamed } from '../firm/attorneys/by-name/rules.ts';
import { findShownAttorney } from '../firm/attorneys/queries.ts';
import { attorneysIn } from '../firm/attorneys/translatable.ts';
import type { FoundAttorneyPage } from './attorney-page-schema.ts';
import { findPage, getSiteFacts } from './find-page.ts';

type Deps = Pick<Context, 'db' | 'sanitizeArticle' | 'now' | 'language'>;

/** How many articles the page of an attorney links to. */
const ARTICLES = 4;

/**
 * The page of an attorney whom the site shows: profile, what staff have written at its path if that is published, and the
 * attorney's newest articles; or the slug that replaces a former one. Throws `attorney_not_found`.
 */
export async function findAttorneyPage(deps: Deps, slug: string): Promise<FoundAttorneyPage> {
  const attorney = await findShownAttorney(deps.db, slug);
  if (!attorney) throw notFound('attorney', errors.attorneyNotFound);
  if (attorney.slug !== slug) return { movedTo: attorney.slug, attorney: null };
  const [[shown = attorney], page, articles] = await Promise.all([
    attorneysIn(deps.db, deps.language, [attorney]),
    findWrittenPage(deps, `/attorneys/${slug}`),
    findArticlesBy(deps, attorney.name),
  ]);
  return { movedTo: null, attorney: shown, page, articles };
}

async function findWrittenPage(deps: Deps, path: string) {
  const found = await findPage(deps, path).catch((error: unknown) => {
    if (error instanceof DomainError && error.kind === 'not_found') return null;
    throw error;
  });
  return found?.page ?? null;
}

/** Articles name their author, so those of two people with one name are nobody's. */
async function findArticlesBy({ db, now, language }: Deps, author: string) {
  const { firm, visibility } = await getSiteFacts(db);
  if (!visibility.blog_articles || !attorneyNamed(firm.attorneys, author)) return [];
  const articles = await listArticlesOf(db, { author, limit: ARTICLES, now: now(), language });
  return articles.map(asTeaser);
}
