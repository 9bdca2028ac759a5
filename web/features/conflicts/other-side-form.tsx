import { Group, Textarea } from '@mantine/core';
import { useState } from 'react';
import { MAX_OTHER_SIDE, type RecordKind } from '../../../src/features/conflicts/rules.ts';
import { Button } from '../../admin/button.tsx';
import { useMutationToasts } from '../../admin/use-mutation-toasts.ts';
import { trpc } from '../../lib/trpc.ts';
import styles from './conflict-panel.module.css';

/** Form to change the names of the other side, which are then checked again. */
export function OtherSideForm({
  kind,
  id,
  otherSide,
  onDone,
}: {
  kind: RecordKind;
  id: string;
  otherSide: string | null;
  onDone: () => void;
}) {
  const [before] = useState(otherSide);
  const [names, setNames] = useState(before ?? '');
  const withToasts = useMutationToasts();
  const { conflicts } = trpc.useUtils();
  const save = trpc.conflicts.saveOtherSide.useMutation(
    withToasts({
      success: 'Other side saved',
      failure: 'Failed to save the other side',
      refresh: () => conflicts.invalidate(),
      onSuccess: onDone,
    }),
  );
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate({ kind, id, otherSide: names, before });
      }}
    >
      <Textarea
        label="Other side"
        description="One person per line, with former names in brackets."
        rows={3}
        maxLength={MAX_OTHER_SIDE}
        value={names}
        onChange={({ target }) => setNames(target.value)}
      />
      <Group gap="0.5rem" align="stretch">
        <Button variant="filled" type="submit" pending={save.isPending}>
          Save other side
        </Button>
        <Button variant="subtle" onClick={onDone}>
          Cancel
        </Button>
      </Group>
    </form>
  );
}
