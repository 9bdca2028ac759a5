import { Textarea, TextInput } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { formatNumber } from '../../../src/platform/text/number-rules.ts';
import { slugOf } from '../../../src/platform/text/slug-rules.ts';
import fields from '../../admin/form.module.css';
import { useLocale } from '../../lib/use-locale.ts';
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
  const locale = useLocale();
  return (
    <div className={styles.words}>
      <TextInput
        {...form.getInputProps('title')}
        label="Title"
        classNames={{ input: styles.title }}
        maxLength={200}
        required
        onChange={({ target }) => setTitle(target.value)}
        className={fields.wide}
      />
      <TextInput
        {...form.getInputProps('slug')}
        label="Web address"
        description={`The address: /blog/${draft.slug || slugOf(draft.title) || '…'}`}
        maxLength={200}
        autoCapitalize="none"
        spellCheck={false}
        onBlur={() => set({ slug: slugOf(draft.slug) || slugOf(draft.title) })}
        className={fields.wide}
      />
      <Textarea
        {...form.getInputProps('excerpt')}
        label="Excerpt"
        description="One or two sentences, for lists and search results."
        classNames={{ input: styles.excerpt }}
        maxLength={1000}
        required
        className={fields.wide}
      />
      <Suspense fallback={<p role="status">Loading the editor…</p>}>
        <ContentField
          key={typedInto}
          content={draft.content}
          error={errors.content}
          onChange={(content) => set({ content })}
        />
      </Suspense>
      <p className="muted small num">{wordsIn(draft.content, locale)}</p>
    </div>
  );
}

function wordsIn(content: string, locale: string): string {
  const words = countWords(content);
  return `${formatNumber(words, locale)} ${words === 1 ? 'word' : 'words'}`;
}
