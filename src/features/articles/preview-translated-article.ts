import { linksIn } from '../../platform/languages/links-in.ts';
import type { Translatable } from '../translations/translatable.ts';
import { withPicturesShown } from './article-pictures.ts';
import { getAdminArticle } from './find-admin-articles.ts';
import { linkToPreview } from './preview-article.ts';
import { sanitizeContent } from './sanitize-article.ts';
import { translatedArticleSchema } from './translatable.ts';

/** A translation of an article as visitors would read it: see `Translatable`. */
export const previewTranslatedArticle: NonNullable<Translatable['preview']> = async (
  deps,
  { original: { key }, content, language },
) => {
  const texts = translatedArticleSchema.parse(content);
  const [{ path }, article] = await Promise.all([
    linkToPreview(deps, key),
    getAdminArticle(deps, key),
  ]);
  const translated = { ...article, ...texts, excerpt: texts.excerpt ?? '' };
  const sanitized = await sanitizeContent(deps.sanitizeArticle, translated);
  const [shown = sanitized] = await withPicturesShown(deps.db, [sanitized]);
  return { path, shown: { ...shown, content: linksIn(language, shown.content) } };
};
