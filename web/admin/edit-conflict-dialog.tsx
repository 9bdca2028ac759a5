import { Badge } from '@mantine/core';
import { formatMoment } from '../lib/format.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { SidesTable } from './sides-table.tsx';

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
  /** When the colleague's version was saved; null if they restored the original. */
  savedAt: string | null;
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
          Theirs is {savedAt ? `from ${formatMoment(savedAt, zone)}` : 'the original text'}. Nothing
          is lost until you choose.
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
      <SidesTable>
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
      </SidesTable>
    </Dialog>
  );
}
