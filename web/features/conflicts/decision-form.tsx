import { Group, Textarea } from '@mantine/core';
import { useState } from 'react';
import { DECISIONS, MAX_NOTE, type RecordKind } from '../../../src/features/conflicts/rules.ts';
import type { ConflictCheck } from '../../../src/features/conflicts/schema.ts';
import { Button } from '../../admin/button.tsx';
import { useMutationToasts } from '../../admin/use-mutation-toasts.ts';
import { trpc } from '../../lib/trpc.ts';
import styles from './conflict-panel.module.css';

const LABELS = { cleared: 'No conflict', conflict: 'Conflict' } as const;

/** Records whether there is a conflict of interest, with a note. */
export function DecisionForm({
  kind,
  id,
  check,
  onDone,
}: {
  kind: RecordKind;
  id: string;
  check: Pick<ConflictCheck, 'version' | 'note'>;
  onDone: () => void;
}) {
  // A snapshot from when the form opened, so that staff do not decide about matches that they have not seen.
  const [{ version, note: before }] = useState(check);
  const [note, setNote] = useState(before ?? '');
  const withToasts = useMutationToasts();
  const { conflicts } = trpc.useUtils();
  const decision = trpc.conflicts.decide.useMutation(
    withToasts({
      success: 'Decision recorded',
      failure: 'Failed to record the decision',
      refresh: () => conflicts.invalidate(),
      onSuccess: onDone,
    }),
  );
  return (
    <div className={styles.form}>
      <Textarea
        label="Note (optional)"
        description="Only staff see it. It is erased with the record."
        rows={3}
        maxLength={MAX_NOTE}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <Group gap="0.5rem" align="stretch">
        {DECISIONS.map((state) => (
          <Button
            key={state}
            pending={decision.isPending && decision.variables.state === state}
            onClick={() => decision.mutate({ kind, id, state, note, version })}
          >
            {LABELS[state]}
          </Button>
        ))}
        <Button variant="subtle" onClick={onDone}>
          Cancel
        </Button>
      </Group>
    </div>
  );
}
