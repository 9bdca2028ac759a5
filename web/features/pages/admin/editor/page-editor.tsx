import { lazy, Suspense, useRef } from 'react';
import type { AdminPage } from '../../../../../src/features/pages/schema.ts';
import { Button } from '../../../../admin/button.tsx';
import { useHasPane } from '../../../../admin/list/use-has-pane.ts';
import { ReadOnlyUnless } from '../../../../admin/read-only.tsx';
import { TranslationLine } from '../../../../admin/translation-line.tsx';
import { useCan } from '../../../../admin/use-can.ts';
import { formatMoment } from '../../../../lib/format.ts';
import { useLocale } from '../../../../lib/use-locale.ts';
import { BlockList } from '../blocks/block-list.tsx';
import { useBlocks } from '../blocks/use-blocks.ts';
import { LivePreview } from '../preview/live-preview.tsx';
import { PageActions } from './page-actions.tsx';
import styles from './page-editor.module.css';
import { PageErrors } from './page-errors.tsx';
import { PageFields } from './page-fields.tsx';
import { PublishButton } from './publish-button.tsx';
import { useLastField } from './use-last-field.ts';
import { type PageEditing, usePageEditing } from './use-page-editing.ts';

const PageConflictDialog = lazy(() =>
  import('./page-conflict-dialog.tsx').then((module) => ({ default: module.PageConflictDialog })),
);

/** The editor of a page: its fields and blocks, with a preview beside them where there is room. */
export function PageEditor({
  opened,
  zone,
  onReplace,
}: {
  opened: AdminPage;
  zone: string;
  /** Replaces the draft with a stored version: a colleague's, or a restored one. */
  onReplace: (stored: AdminPage) => void;
}) {
  const summary = useRef<HTMLDivElement>(null);
  const editing = usePageEditing({ opened, zone, summary });
  const { form, saved, theirs } = editing;
  const blocks = useBlocks(form);
  const fields = useRef<HTMLDivElement>(null);
  const insert = useLastField(fields);
  const hasPane = useHasPane();
  // Without the permission there are no unsaved changes, and no link to a preview of them.
  const mayChange = useCan()('pages.change');
  return (
    <>
      <PageActions editing={editing} zone={zone} hasPane={hasPane} onReplace={onReplace} />
      <TranslationLine entity="pages" id={saved.id} />
      <div className={styles.columns}>
        <div className={styles.form} ref={fields}>
          <PageErrors ref={summary} form={form} onOpen={blocks.openAt} />
          <ReadOnlyUnless permission="pages.change">
            <PageFields form={form} hasPath={saved.kind === 'page'} onInsert={insert} />
            <BlockList form={form} blocks={blocks} onInsert={insert} />
          </ReadOnlyUnless>
          {mayChange && <SaveBar editing={editing} zone={zone} />}
        </div>
        {hasPane && mayChange && (
          <div className={styles.pane}>
            <LivePreview id={saved.id} content={form.values.content} />
          </div>
        )}
      </div>
      {theirs && (
        <Suspense>
          <PageConflictDialog
            editing={editing}
            theirs={theirs}
            onTakeTheirs={() => onReplace(theirs)}
          />
        </Suspense>
      )}
    </>
  );
}

/** A bar that shows whether there are unsaved changes, with the buttons to save and to publish. */
function SaveBar({ editing, zone }: { editing: PageEditing; zone: string }) {
  const locale = useLocale();
  const { isDirty, isPending, saved } = editing;
  return (
    <div className={styles.bar} data-bottom-bar>
      <p role="status">
        {isDirty ? 'Unsaved changes' : `Saved ${formatMoment(saved.updatedAt, zone, locale)}`}
      </p>
      <Button pending={isPending} onClick={() => void editing.save()} aria-keyshortcuts="Control+S">
        Save Draft
      </Button>
      <PublishButton editing={editing} zone={zone} />
    </div>
  );
}
