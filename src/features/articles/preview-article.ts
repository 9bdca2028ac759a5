import { z } from 'zod';
import { type DomainError, notFound } from '../../platform/errors/errors.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { withPicturesShown } from './article-pictures.ts';
import { getAdminArticle } from './find-admin-articles.ts';
import { articleStatus } from './rules.ts';

type Deps = Pick<Context, 'db' | 'now' | 'sanitizeArticle' | 'secrets'>;

const PLACE = 'blog_posts.preview';
const VALID_DAYS = 7;
const DAY_MS = 86_400_000;

const claimsSchema = z.object({ id: z.uuid(), expiresAt: z.coerce.date() });

/** Creates a preview link: it shows an article without sign-in for a week. Throws `article_not_found`. */
export async function linkToPreview({ now, secrets, ...deps }: Deps, id: string) {
  await getAdminArticle(deps, id);
  const expiresAt = new Date(now().getTime() + VALID_DAYS * DAY_MS);
  return {
    path: `/blog/preview/${secrets.seal(JSON.stringify({ id, expiresAt }), PLACE)}`,
    expiresAt,
  };
}

/** The current state of the article of a preview link. Throws `article_not_found` for an expired or invalid link. */
export async function previewArticle({ now, secrets, ...deps }: Deps, token: string) {
  const claims = claimsOf(token, secrets);
  if (!claims || claims.expiresAt <= now()) throw noSuchPreview();
  const article = await getAdminArticle(deps, claims.id);
  const [shown = article] = await withPicturesShown(deps.db, [article]);
  return { ...shown, isPublic: articleStatus(article, now()) === 'published' };
}

function claimsOf(token: string, secrets: Context['secrets']) {
  try {
    return claimsSchema.parse(JSON.parse(secrets.open(token, PLACE)));
  } catch {
    return undefined;
  }
}

function noSuchPreview(): DomainError {
  return notFound('preview', 'This preview link has expired or is invalid.');
}
