import { NativeSelect } from '@mantine/core';
import { lazy, Suspense, useRef } from 'react';
import type { FirmProfile } from '../../../src/features/firm/schema.ts';
import { Notice } from '../../admin/notice.tsx';
import { ReadOnlyUnless } from '../../admin/read-only.tsx';
import { TranslationLine } from '../../admin/translation-line.tsx';
import type { AdminArticle, ArticleDraft } from './article-draft.ts';
import styles from './article-editor.module.css';
import { ArticleWords } from './article-words.tsx';
import { AuthorFields } from './author-fields.tsx';
import { KeptDraftNotice } from './kept-draft-notice.tsx';
import { PublishBox } from './publish-box.tsx';
import { useArticleEditing } from './use-article-editing.ts';
import { useCategoryOptions } from './use-category-options.ts';

const MergeDialog = lazy(() =>
  import('./merge-dialog.tsx').then((module) => ({ default: module.MergeDialog })),
);

/** The editor of a blog post: text on the left, publishing on the right. */
export function ArticleEditor({
  saved: savedAtFirst,
  initial,
  firm,
  onCreated,
  onReplace,
}: {
  /** The stored article; null for a new one. */
  saved: AdminArticle | null;
  initial: ArticleDraft;
  firm: FirmProfile;
  /** Called after a new article was created. */
  onCreated: ((article: AdminArticle) => void) | undefined;
  /** Replaces the draft with a stored version: a colleague's, or a restored one. */
  onReplace: (stored: AdminArticle) => void;
}) {
  const { zone } = firm;
  const categories = useCategoryOptions();
  const root = useRef<HTMLDivElement>(null);
  const editing = useArticleEditing({ saved: savedAtFirst, initial, zone, root, onCreated });
  const { draft, saved, isDirty, kept, set, theirs, isPending } = editing;
  const replaceWith = (stored: AdminArticle) => {
    kept.forget(stored);
    onReplace(stored);
  };
  return (
    <>
      {kept.found && (
        <KeptDraftNotice
          keptAt={kept.found.keptAt}
          zone={zone}
          onRestore={editing.restore}
          onDiscard={kept.discard}
        />
      )}
      {saved?.isSample && (
        <Notice icon="alert" tone="warning">
          <p>
            A sample. What it says about the law must be checked against its sources and confirmed
            by an attorney of the firm before it is published as the firm’s own.
          </p>
        </Notice>
      )}
      {saved && <TranslationLine entity="articles" id={saved.id} />}
      <div className={styles.columns} ref={root}>
        <ReadOnlyUnless permission="articles.change">
          <ArticleWords editing={editing} />
        </ReadOnlyUnless>
        <PublishBox
          draft={draft}
          saved={saved}
          zone={zone}
          errors={editing.errors}
          isDirty={isDirty}
          isPending={isPending}
          onChange={set}
          onSave={editing.save}
          onRestored={replaceWith}
        >
          <NativeSelect
            {...editing.form.getInputProps('category')}
            required
            label="Category"
            data={[
              { value: '', label: 'Choose a category' },
              ...categories.including(initial.category),
            ]}
          />
          <AuthorFields
            draft={draft}
            names={authorNames(firm, initial)}
            error={editing.errors.author}
            onChange={set}
          />
        </PublishBox>
      </div>
      {theirs && (
        <Suspense>
          <MergeDialog
            base={kept.base}
            mine={draft}
            theirs={theirs}
            zone={zone}
            onMerge={editing.saveMerged}
            onTakeTheirs={() => replaceWith(theirs)}
            onClose={editing.dismiss}
          />
        </Suspense>
      )}
    </>
  );
}

/** The firm, its attorneys and the current author, who may have left the firm. */
function authorNames(firm: FirmProfile, { author, guestLine }: ArticleDraft): readonly string[] {
  const before = guestLine === null ? [author] : [];
  return [...new Set([firm.name, ...firm.attorneys.map(({ name }) => name), ...before])];
}
