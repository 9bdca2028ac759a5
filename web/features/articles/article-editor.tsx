import { NativeSelect } from '@mantine/core';
import { useRef } from 'react';
import { ARTICLE_CATEGORIES } from '../../../src/features/articles/rules.ts';
import type { FirmProfile } from '../../../src/features/firm/schema.ts';
import { EditConflictDialog } from '../../admin/edit-conflict-dialog.tsx';
import type { AdminArticle, ArticleDraft } from './article-draft.ts';
import styles from './article-editor.module.css';
import { articleSides } from './article-sides.ts';
import { ArticleWords } from './article-words.tsx';
import { AuthorFields } from './author-fields.tsx';
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
          <AuthorFields
            draft={draft}
            names={authorNames(firm, initial)}
            error={editing.errors.author}
            onChange={set}
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

/** The firm, its attorneys and the author so far, who may have left the firm. */
function authorNames(firm: FirmProfile, { author, guestLine }: ArticleDraft): readonly string[] {
  const before = guestLine === null ? [author] : [];
  return [...new Set([firm.name, ...firm.attorneys.map(({ name }) => name), ...before])];
}
