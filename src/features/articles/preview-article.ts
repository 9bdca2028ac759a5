import { z } from 'zod';
import { DomainError } from '../../platform/errors/errors.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { getAdminArticle } from './find-admin-articles.ts';

const PLACE = 'blog_posts.preview';
const VALID_DAYS = 7;
const DAY_MS = 86_400_000;

const claimsSchema = z.object({ id: z.uuid(), expiresAt: z.coerce.date() });

/** A link that shows an article without sign-in for a week. Throws `no_such_article`. */
export async function linkToPreview(
  { db, now, secrets }: Pick<Context, 'db' | 'now' | 'secrets'>,
  id: string,
) {
  await getAdminArticle({ db }, id);
  const expiresAt = new Date(now().getTime() + VALID_DAYS * DAY_MS);
  return {
    path: `/blog/preview/${secrets.seal(JSON.stringify({ id, expiresAt }), PLACE)}`,
    expiresAt,
  };
}

/** The article that a link leads to, as it is now. Throws `no_such_article` for a link that is over or made up. */
export async function previewArticle(
  { db, now, secrets }: Pick<Context, 'db' | 'now' | 'secrets'>,
  token: string,
) {
  const claims = claimsOf(token, secrets);
  if (!claims || claims.expiresAt <= now()) throw noSuchPreview();
  return getAdminArticle({ db }, claims.id);
}

function claimsOf(token: string, secrets: Context['secrets']) {
  try {
    return claimsSchema.parse(JSON.parse(secrets.open(token, PLACE)));
  } catch {
    return undefined;
  }
}

function noSuchPreview(): DomainError {
  return new DomainError(
    'not_found',
    'no_such_preview',
    'This preview link is over. Ask for a new one.',
  );
}
