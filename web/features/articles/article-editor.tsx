import { NativeSelect } from '@mantine/core';
import { useRef } from 'react';
import { ARTICLE_CATEGORIES } from '../../../src/features/articles/rules.ts';
import type { FirmProfile } from '../../../src/features/firm/schema.ts';
import { EditConflictDialog } from '../../admin/edit-conflict-dialog.tsx';
import type { AdminArticle, ArticleDraft } from './article-draft.ts';
import styles from './article-editor.module.css';
import { articleSides } from './article-sides.ts';
import { ArticleWords } from './article-words.tsx';
import { KeptDraftNotice } from './kept-draft-notice.tsx';
import { PublishBox } from './publish-box.tsx';
import { useArticleEditing } from './use-article-editing.ts';

/** The editor of a blog post: text on the left, publishing on the right. */
export function ArticleEditor({
  saved: savedAtFirst,
  initial,
  firm,
  onCreated,
  onTakeTheirs,
}: {
  /** The stored article; null for a new one. */
  saved: AdminArticle | null;
  initial: ArticleDraft;
  firm: FirmProfile;
  /** Called after a new article was created. */
  onCreated: ((article: AdminArticle) => void) | undefined;
  /** Replaces the draft with the colleague's version. */
  onTakeTheirs: (theirs: AdminArticle) => void;
}) {
  const { zone } = firm;
  const root = useRef<HTMLDivElement>(null);
  const editing = useArticleEditing({ saved: savedAtFirst, initial, zone, root, onCreated });
  const { draft, saved, isDirty, kept, set, theirs, isPending } = editing;
  const authors = new Set([firm.name, ...firm.attorneys.map(({ name }) => name), initial.author]);
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
      <div className={styles.columns} ref={root}>
        <ArticleWords editing={editing} />
        <PublishBox
          draft={draft}
          saved={saved}
          zone={zone}
          errors={editing.errors}
          isDirty={isDirty}
          isPending={isPending}
          onChange={set}
          onSave={editing.save}
        >
          <NativeSelect
            {...editing.form.getInputProps('category')}
            required
            label="Category"
            data={[{ value: '', label: 'Choose a category' }, ...ARTICLE_CATEGORIES]}
          />
          <NativeSelect
            {...editing.form.getInputProps('author')}
            label="Author"
            data={[...authors].map((name) => ({ value: name, label: name }))}
          />
        </PublishBox>
      </div>
      {theirs && (
        <EditConflictDialog
          what="blog post"
          savedAt={theirs.updatedAt}
          fields={articleSides(theirs, draft, zone)}
          zone={zone}
          isPending={isPending}
          onKeepMine={editing.saveOverTheirs}
          onTakeTheirs={() => {
            kept.forget(theirs);
            onTakeTheirs(theirs);
          }}
          onClose={editing.dismiss}
        />
      )}
    </>
  );
}
