import { Button } from '../../admin/button.tsx';
import type { Changes } from './use-changes.ts';
import styles from './visibility-page.module.css';

/** A bar at the bottom with the number of unsaved changes and the buttons to save or discard them. */
export function UnsavedBar({ changes, onDone }: { changes: Changes; onDone: () => void }) {
  const { count, isSaving } = changes;
  const text = count === 1 ? '1 unsaved change' : `${count} unsaved changes`;
  return (
    <>
      <p className="visually-hidden" role="status">
        {count > 0 && text}
      </p>
      {count > 0 && (
        <section className={styles.bar} aria-label="Unsaved changes" data-bottom-bar>
          <p className="num">{text}</p>
          <Button
            aria-disabled={isSaving}
            onClick={() => {
              if (isSaving) return;
              changes.discard();
              onDone();
            }}
          >
            Cancel
          </Button>
          <Button
            variant="filled"
            pending={isSaving}
            onClick={() => void changes.save().then((isDone) => isDone && onDone())}
          >
            Save
          </Button>
        </section>
      )}
    </>
  );
}
