import { z } from 'zod';
import { MAIN_LANGUAGE } from '../../../messages/main-language.ts';
import type { Language } from '../../../messages/messages.ts';
import { notFound } from '../../platform/errors/errors.ts';
import type { Context } from '../../platform/trpc/context.ts';
import type { Translatable } from '../translations/translatable.ts';
import { findAdminPage } from './admin-queries.ts';
import { partsIn } from './blocks/parts-in.ts';
import { type PageContent, pageContentSchema } from './blocks/schema.ts';
import { getAdminPage } from './edit-pages.ts';
import { getSiteFacts, showContent } from './find-page.ts';
import { readPagesIn } from './read-pages-in.ts';

const PLACE = 'pages.preview';
const VALID_DAYS = 7;
const DAY_MS = 86_400_000;

const claimsSchema = z.object({ id: z.uuid(), expiresAt: z.coerce.date() });

/** Creates a preview link: it shows the draft of a page without sign-in for a week. Throws `page_not_found`. */
export async function linkToPagePreview(
  { db, now, secrets }: Pick<Context, 'db' | 'now' | 'secrets'>,
  id: string,
) {
  await getAdminPage({ db }, id);
  const expiresAt = new Date(now().getTime() + VALID_DAYS * DAY_MS);
  const token = secrets.seal(JSON.stringify({ id, expiresAt }), PLACE);
  return { path: `/preview/${token}`, expiresAt };
}

/** The draft of the page of a preview link, as visitors would read it. Throws `preview_not_found`. */
export async function previewPage(
  {
    db,
    now,
    secrets,
    sanitizeArticle,
  }: Pick<Context, 'db' | 'now' | 'secrets' | 'sanitizeArticle'>,
  token: string,
) {
  const claims = claimsOf(token, secrets);
  const page = claims && claims.expiresAt > now() ? await findAdminPage(db, claims.id) : undefined;
  if (!page) throw notFound('preview', 'This preview link has expired or is invalid.');
  const shown = await previewContent({ db, sanitizeArticle }, page.draft ?? page.content);
  return { ...shown, path: page.path };
}

/** A preview of content that is not saved yet, in a language. */
export async function previewContent(
  { db, sanitizeArticle }: Pick<Context, 'db' | 'sanitizeArticle'>,
  content: PageContent,
  language: Language = MAIN_LANGUAGE,
) {
  const [facts, { pathOf }] = await Promise.all([
    getSiteFacts(db, language),
    readPagesIn(db, language),
  ]);
  const shown = await showContent({ db, sanitizeArticle }, content, facts);
  const parts = partsIn(language, shown.parts, { pathOf, isOriginal: false });
  return { ...shown, parts, path: '/preview', above: [] };
}

/** A translation of a page as visitors would read it: see `Translatable`. */
export const previewTranslatedPage: NonNullable<Translatable['preview']> = async (
  deps,
  { original: { key }, content, language },
) => {
  const [{ path }, shown] = await Promise.all([
    linkToPagePreview(deps, key),
    previewContent(deps, pageContentSchema.parse(content), language),
  ]);
  return { path, shown };
};

function claimsOf(token: string, secrets: Context['secrets']) {
  try {
    return claimsSchema.parse(JSON.parse(secrets.open(token, PLACE)));
  } catch {
    return undefined;
  }
}
