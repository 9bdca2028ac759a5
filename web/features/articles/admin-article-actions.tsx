import { articleStatus } from '../../../src/features/articles/rules.ts';
import { AdminIcon } from '../../admin/admin-icon.tsx';
import { AnchorButton, LinkButton } from '../../admin/button.tsx';
import { IconButton } from '../../admin/icon-button.tsx';
import type { ArticleRow } from './admin-article-columns.tsx';

/** The buttons of an article in the list. */
export function AdminArticleActions({
  article,
  onDelete,
}: {
  article: ArticleRow;
  onDelete: (article: ArticleRow) => void;
}) {
  const { id, title, slug } = article;
  return (
    <>
      {articleStatus(article, new Date()) === 'published' && (
        <AnchorButton size="sm" href={`/blog/${slug}`} aria-label={`View Post: ${title}`}>
          View Post
        </AnchorButton>
      )}
      <LinkButton
        permission="articles.change"
        size="sm"
        to="/admin/blog-posts/$id"
        params={{ id }}
        aria-label={`Edit ${title}`}
      >
        <AdminIcon name="edit" size="sm" />
        Edit
      </LinkButton>
      <IconButton
        permission="articles.change"
        label={`Delete ${title}`}
        onClick={() => onDelete(article)}
      >
        <AdminIcon name="trash" size="sm" />
      </IconButton>
    </>
  );
}
