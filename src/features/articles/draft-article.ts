import type { Tx } from '../../../db/client.ts';
import { type DomainError, invalidField, notFound } from '../../platform/errors/errors.ts';
import { getFirmProfile } from '../firm/queries.ts';
import { hasText } from './article-html.ts';
import type { SanitizeArticle } from './sanitize-article.ts';
import type { WriteArticleInput } from './schema.ts';

/**
 * The fields of an article as they are stored, with sanitized HTML and an author that is the firm, one of its
 * attorneys or the previous author; and what was removed from the HTML. Throws `invalid_input`.
 */
export async function draftArticle(
  { tx, sanitizeArticle }: { tx: Tx; sanitizeArticle: SanitizeArticle },
  { title, excerpt, category, ...input }: WriteArticleInput,
  authorBefore: string | null,
) {
  const { html: content, removed } = await sanitizeArticle(input.content);
  if (!hasText(content)) throw invalidField('content', 'Required');
  const firm = await getFirmProfile(tx);
  const author = input.author ?? firm.name;
  const names = [firm.name, ...firm.attorneys.map(({ name }) => name), authorBefore];
  if (!names.includes(author)) throw invalidField('author', 'Choose the firm or an attorney');
  return { draft: { title, excerpt, category, content, author }, removed };
}

export function noSuchArticle(): DomainError {
  return notFound('article', 'There is no such blog post.');
}

/** An article as the audit log stores it: everything except its text. */
export function loggedArticle<Article extends { content: string }>({
  content,
  ...article
}: Article) {
  return { ...article, contentCharacters: content.length };
}
