import type { Tx } from '../../../db/client.ts';
import * as validation from '../../../messages/en/validation.ts';
import { type DomainError, invalidField, notFound } from '../../platform/errors/errors.ts';
import { getFirmProfile } from '../firm/queries.ts';
import { lockShownPictures } from '../pictures/queries.ts';
import { hasText } from './article-html.ts';
import { picturesIn, writePictures } from './article-pictures.ts';
import { requireArticleCategory } from './categories/require-article-category.ts';
import type { SanitizeArticle } from './sanitize-article.ts';
import type { WriteArticleInput } from './schema.ts';

/**
 * The fields of an article as they are stored, with sanitized HTML and an author that is the firm, one of its
 * attorneys, a guest or the previous author; and what was removed from the HTML. `before` is the article before the
 * update, null for a new one. Throws `invalid_input`.
 */
export async function draftArticle(
  { tx, sanitizeArticle }: { tx: Tx; sanitizeArticle: SanitizeArticle },
  { title, excerpt, category, ...input }: WriteArticleInput,
  before: Authorship | null,
) {
  await requireArticleCategory(tx, category);
  const { html, removed } = await sanitizeArticle(input.content);
  if (!hasText(html)) throw invalidField('content', validation.required);
  const content = await withGalleryPictures(tx, html);
  const firm = await getFirmProfile(tx);
  const names = [firm.name, ...firm.attorneys.map(({ name }) => name)];
  const authorship = authorshipOf(input, names, before);
  return { draft: { title, excerpt, category, content, ...authorship }, removed };
}

/** The text as it is stored; its pictures cannot be deleted until the transaction ends. Throws `invalid_input`. */
async function withGalleryPictures(tx: Tx, html: string): Promise<string> {
  const ids = picturesIn(html);
  const pictures = await lockShownPictures(tx, ids);
  if (pictures.size < ids.length) {
    throw invalidField('content', 'Has a picture that is no longer in the gallery: choose another');
  }
  return writePictures(html, pictures);
}

type Authorship = { author: string; guestLine: string | null };

/** Who an article is by. The first of `names` is the firm, the others are its attorneys, who are no guests. */
function authorshipOf(
  { author: typed, guestLine }: Pick<WriteArticleInput, 'author' | 'guestLine'>,
  [firm = '', ...attorneys]: readonly string[],
  before: Authorship | null,
): Authorship {
  if (guestLine && !typed) throw invalidField('author', validation.required);
  const author = typed ?? firm;
  if (author === firm || attorneys.includes(author)) return { author, guestLine: null };
  if (guestLine) return { author, guestLine };
  if (author === before?.author) return { author, guestLine: before.guestLine };
  throw invalidField('author', 'Choose the firm or an attorney');
}

export function noSuchArticle(): DomainError {
  return notFound('article', 'There is no such blog post.');
}

/** A saved article, with its optional members only if they have a value. */
export function savedArticle<Article extends { guestLine: string | null }>(
  { guestLine, ...article }: Article,
  removed: string[],
) {
  return {
    ...article,
    ...(guestLine !== null && { guestLine }),
    ...(removed.length > 0 && { removed }),
  };
}

/** An article as the audit log stores it: everything except its text. */
export function loggedArticle<Article extends { content: string }>({
  content,
  ...article
}: Article) {
  return { ...article, contentCharacters: content.length };
}
