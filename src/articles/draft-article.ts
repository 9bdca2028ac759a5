import type { Tx } from '../../db/client.ts';
import { DomainError, invalidField } from '../errors.ts';
import { getFirmProfile } from '../firm/queries.ts';
import { sanitizeArticleHtml, textOfHtml } from './article-html.ts';
import type { WriteArticleInput } from './schema.ts';

/**
 * The words of an article as they are stored: its text made harmless, its author the firm or one of its
 * attorneys, or whoever it was before. Throws `invalid_input`.
 */
export async function draftArticle(
  tx: Tx,
  { title, excerpt, category, ...input }: WriteArticleInput,
  authorBefore: string | null,
) {
  const content = sanitizeArticleHtml(input.content);
  if (textOfHtml(content) === '') throw invalidField('content', 'Required');
  const firm = await getFirmProfile(tx);
  const author = input.author ?? firm.name;
  const names = [firm.name, ...firm.attorneys.map(({ name }) => name), authorBefore];
  if (!names.includes(author)) throw invalidField('author', 'Choose the firm or an attorney');
  return { title, excerpt, category, content, author };
}

export function noSuchArticle(): DomainError {
  return new DomainError('not_found', 'no_such_post', 'There is no such blog post.');
}

/** What the log keeps of an article: all but its text. */
export function loggedArticle<Article extends { content: string }>({
  content,
  ...article
}: Article) {
  return { ...article, contentCharacters: content.length };
}
