import { Button } from '../../../../admin/button.tsx';
import { formatMoment } from '../../../../lib/format.ts';
import styles from './page-editor.module.css';
import { PublishButton } from './publish-button.tsx';
import type { PageEditing } from './use-page-editing.ts';

/** A bar that shows whether there are unsaved changes, with the buttons to save and to publish. */
export function SaveBar({ editing, zone }: { editing: PageEditing; zone: string }) {
  const { isDirty, isPending, saved } = editing;
  return (
    <div className={styles.bar} data-bottom-bar>
      <p role="status">
        {isDirty ? 'Unsaved changes' : `Saved ${formatMoment(saved.updatedAt, zone)}`}
      </p>
      <Button pending={isPending} onClick={() => void editing.save()} aria-keyshortcuts="Control+S">
        Save Draft
      </Button>
      <PublishButton editing={editing} zone={zone} />
    </div>
  );
}
