import { Badge } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatMoment } from '../lib/format.ts';
import { trpc } from '../lib/trpc.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { SidesTable } from './sides-table.tsx';

/** A field of a record as text, to compare two versions. */
export type ComparedField<Values> = { name: string; read: (values: Values) => string };

/** The part of the result of `useEditedRecord` that concerns an edit conflict. */
export type Conflict<Stored, Values> = {
  theirs: Stored | undefined;
  form: { values: Values };
  draftOf: (stored: Stored) => Values;
  isPending: boolean;
  overwrite: () => Promise<void>;
  restart(version: Stored): void;
  dismiss: () => void;
};

/** Shows a colleague's saved version beside the one in the editor, to choose which one to keep. */
export function EditConflictDialog<Stored extends { updatedAt: string | null }, Values>({
  record: { theirs, form, draftOf, isPending, overwrite, restart, dismiss },
  what,
  fields,
  onTakeTheirs = restart,
}: {
  record: Conflict<Stored, Values>;
  /** What was edited: `blog post`. */
  what: string;
  fields: readonly ComparedField<Values>[];
  /** Replaces the record in the editor, if that takes more than a reset of the form. */
  onTakeTheirs?: (theirs: Stored) => void;
}) {
  if (!theirs) return null;
  const draft = draftOf(theirs);
  return (
    <ConflictDialog
      what={what}
      savedAt={theirs.updatedAt}
      explanation="Nothing is lost until you choose."
      onTakeTheirs={() => onTakeTheirs(theirs)}
      onClose={dismiss}
      action={
        <Button variant="filled" pending={isPending} onClick={() => void overwrite()}>
          Keep mine
        </Button>
      }
    >
      <SidesTable>
        {fields.map(({ name, read }) => (
          <tr key={name}>
            <th scope="row">
              {name}
              {read(draft) !== read(form.values) && <Badge color="warning">Differs</Badge>}
            </th>
            <td data-side="Theirs">{read(draft)}</td>
            <td data-side="Yours">{read(form.values)}</td>
          </tr>
        ))}
      </SidesTable>
    </ConflictDialog>
  );
}

/** The dialog of an edit conflict; `children` compare the versions. */
export function ConflictDialog({
  what,
  savedAt,
  explanation,
  action,
  onTakeTheirs,
  onClose,
  children,
}: {
  what: string;
  /** When the colleague's version was saved; null if they restored the original. */
  savedAt: string | null;
  explanation: string;
  /** The button that keeps the user's version. */
  action: ReactNode;
  onTakeTheirs: () => void;
  onClose: () => void;
  children: ReactNode;
}) {
  const [{ firm }] = trpc.site.layout.useSuspenseQuery();
  return (
    <Dialog
      title={`Somebody else saved this ${what}`}
      size="lg"
      onClose={onClose}
      lead={
        <p className="muted">
          Theirs is{' '}
          {savedAt
            ? `from ${formatMoment(savedAt, firm.zone, firm.formats.locale)}`
            : 'the original text'}
          . {explanation}
        </p>
      }
      footer={
        <>
          <Button onClick={onTakeTheirs}>Take theirs</Button>
          {action}
        </>
      }
    >
      {children}
    </Dialog>
  );
}
