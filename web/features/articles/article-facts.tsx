import { ARTICLE_CATEGORIES } from '../../../src/features/articles/rules.ts';
import { Field } from '../../ui/field.tsx';
import type { ArticleEditing } from './use-article-editing.ts';

/** What a blog post is about, and by whom. */
export function ArticleFacts({
  editing: { draft, errors, set },
  authors,
}: {
  editing: ArticleEditing;
  authors: readonly string[];
}) {
  return (
    <>
      <Field label="Category" error={errors.category}>
        {(props) => (
          <select
            {...props}
            name="category"
            required
            value={draft.category}
            onChange={({ target }) => set({ category: target.value })}
          >
            <option value="">Choose a category</option>
            {ARTICLE_CATEGORIES.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label="Author" error={errors.author}>
        {(props) => (
          <select
            {...props}
            name="author"
            value={draft.author}
            onChange={({ target }) => set({ author: target.value })}
          >
            {authors.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        )}
      </Field>
    </>
  );
}
