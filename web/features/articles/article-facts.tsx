import { ARTICLE_CATEGORIES } from '../../../src/features/articles/rules.ts';
import { SelectField } from '../../ui/select-field.tsx';
import type { ArticleEditing } from './use-article-editing.ts';

/** Category and author of a blog post. */
export function ArticleFacts({
  editing: { form },
  authors,
}: {
  editing: ArticleEditing;
  authors: readonly string[];
}) {
  return (
    <>
      <SelectField
        form={form}
        name="category"
        label="Category"
        placeholder="Choose a category"
        options={ARTICLE_CATEGORIES}
      />
      <SelectField
        form={form}
        name="author"
        label="Author"
        required={false}
        options={authors.map((name) => ({ value: name, label: name }))}
      />
    </>
  );
}
