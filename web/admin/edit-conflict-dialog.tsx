import { Badge } from '@mantine/core';
import { formatMoment } from '../lib/format.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import styles from './edit-conflict-dialog.module.css';

/** Shows a colleague's saved version beside the one in the editor, to choose which one to keep. */
export function EditConflictDialog({
  what,
  savedAt,
  zone,
  fields,
  isPending,
  onKeepMine,
  onTakeTheirs,
  onClose,
}: {
  /** What was edited: `blog post`. */
  what: string;
  /** When the colleague's version was saved. */
  savedAt: string;
  zone: string;
  fields: readonly { name: string; theirs: string; mine: string }[];
  isPending: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onClose: () => void;
}) {
  return (
    <Dialog
      title={`Somebody else saved this ${what}`}
      size="lg"
      onClose={onClose}
      lead={
        <p className="muted">
          Theirs is from {formatMoment(savedAt, zone)}. Nothing is lost until you choose.
        </p>
      }
      footer={
        <>
          <Button onClick={onTakeTheirs}>Take theirs</Button>
          <Button variant="filled" pending={isPending} onClick={onKeepMine}>
            Keep mine
          </Button>
        </>
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable to be scrolled by keyboard */}
      <section aria-label="Both versions" tabIndex={0}>
        <table className={styles.sides}>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">Field</span>
              </th>
              <th scope="col">Theirs</th>
              <th scope="col">Yours</th>
            </tr>
          </thead>
          <tbody>
            {fields.map(({ name, theirs, mine }) => (
              <tr key={name}>
                <th scope="row">
                  {name}
                  {theirs !== mine && <Badge color="warning">Differs</Badge>}
                </th>
                <td data-side="Theirs">{theirs}</td>
                <td data-side="Yours">{mine}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Dialog>
  );
}
