import { useRef } from 'react';
import type { FirmProfile } from '../../../src/features/firm/schema.ts';
import { EditConflictDialog } from '../../admin/edit-conflict-dialog.tsx';
import type { AdminArticle, ArticleDraft } from './article-draft.ts';
import styles from './article-editor.module.css';
import { ArticleFacts } from './article-facts.tsx';
import { articleSides } from './article-sides.ts';
import { ArticleWords } from './article-words.tsx';
import { KeptDraftNotice } from './kept-draft-notice.tsx';
import { PublishBox } from './publish-box.tsx';
import { useArticleEditing } from './use-article-editing.ts';

/** Where a blog post is written: its words left, when it appears right. */
export function ArticleEditor({
  saved: savedAtFirst,
  initial,
  firm,
  onCreated,
  onTakeTheirs,
}: {
  /** As the server has it; null for a new one. */
  saved: AdminArticle | null;
  initial: ArticleDraft;
  firm: FirmProfile;
  /** A new one is there now. */
  onCreated: ((article: AdminArticle) => void) | undefined;
  /** Somebody else's version is to replace this one. */
  onTakeTheirs: (theirs: AdminArticle) => void;
}) {
  const { zone } = firm;
  const form = useRef<HTMLDivElement>(null);
  const editing = useArticleEditing({ saved: savedAtFirst, initial, zone, form, onCreated });
  const { draft, saved, isDirty, kept, saving, set } = editing;
  const { theirs, isPending } = saving;
  const people = firm.attorneys.map(({ name }) => name);
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
      <div className={styles.columns} ref={form}>
        <ArticleWords editing={editing} />
        <PublishBox
          draft={draft}
          saved={saved}
          zone={zone}
          errors={editing.errors}
          isDirty={isDirty}
          isPending={isPending}
          onChange={set}
          onSave={() => void saving.save(draft)}
        >
          <ArticleFacts
            editing={editing}
            authors={[...new Set([firm.name, ...people, initial.author])]}
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
          onKeepMine={() => saving.saveOver(draft)}
          onTakeTheirs={() => {
            kept.forget(theirs);
            onTakeTheirs(theirs);
          }}
          onClose={saving.dismiss}
        />
      )}
    </>
  );
}
