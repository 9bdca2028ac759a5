import { lazy, Suspense } from 'react';
import { slugOf } from '../../../src/platform/text/slug/rules.ts';
import { Field } from '../../ui/field.tsx';
import { countWords } from './article-draft.ts';
import styles from './article-editor.module.css';
import type { ArticleEditing } from './use-article-editing.ts';

const ContentField = lazy(() =>
  import('./content-field.tsx').then((module) => ({ default: module.ContentField })),
);

/** Title, slug, excerpt and content of a blog post. */
export function ArticleWords({
  editing: { form, draft, errors, typedInto, set, setTitle },
}: {
  editing: ArticleEditing;
}) {
  return (
    <div className={styles.words}>
      <Field label="Title" error={errors.title} wide>
        {(props) => (
          <input
            {...props}
            className={`${props.className} ${styles.title}`}
            {...form.getInputProps('title')}
            maxLength={200}
            required
            onChange={({ target }) => setTitle(target.value)}
          />
        )}
      </Field>
      <Field
        label="Slug"
        hint={`The address: /blog/${draft.slug || slugOf(draft.title) || '…'}`}
        error={errors.slug}
        wide
      >
        {(props) => (
          <input
            {...props}
            {...form.getInputProps('slug')}
            maxLength={200}
            autoCapitalize="none"
            spellCheck={false}
            onBlur={() => set({ slug: slugOf(draft.slug) || slugOf(draft.title) })}
          />
        )}
      </Field>
      <Field
        label="Excerpt"
        hint="One or two sentences, for lists and search results."
        error={errors.excerpt}
        wide
      >
        {(props) => (
          <textarea
            {...props}
            className={`${props.className} ${styles.excerpt}`}
            {...form.getInputProps('excerpt')}
            maxLength={1000}
            required
          />
        )}
      </Field>
      <Suspense fallback={<p role="status">Loading the editor…</p>}>
        <ContentField
          key={typedInto}
          content={draft.content}
          error={errors.content}
          onChange={(content) => set({ content })}
        />
      </Suspense>
      <p className="muted small num">{wordsIn(draft.content)}</p>
    </div>
  );
}

function wordsIn(content: string): string {
  const words = countWords(content);
  return `${words.toLocaleString('en-US')} ${words === 1 ? 'word' : 'words'}`;
}
