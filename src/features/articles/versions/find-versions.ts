import { notFound } from '../../../platform/errors/errors.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { findAdminArticle } from '../admin-queries.ts';
import { noSuchArticle } from '../draft-article.ts';
import { sanitizeContent } from '../sanitize-article.ts';
import { findVersion, listVersions } from './queries.ts';

/** The versions of an article without their texts, newest first. Throws `article_not_found`. */
export async function findVersions({ db }: Pick<Context, 'db'>, id: string) {
  const versions = await listVersions(db, id);
  if (versions.length === 0 && !(await findAdminArticle(db, id))) throw noSuchArticle();
  return versions;
}

/** One version with sanitized HTML. Throws `version_not_found`. */
export async function getVersion(
  { db, sanitizeArticle }: Pick<Context, 'db' | 'sanitizeArticle'>,
  wanted: { id: string; number: number },
) {
  const version = await findVersion(db, wanted);
  if (!version) throw notFound('version', 'This version is no longer kept.');
  return sanitizeContent(sanitizeArticle, version);
}
