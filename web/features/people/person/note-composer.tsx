import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { Button } from '../../../admin/button.tsx';
import { IfCan } from '../../../admin/if-can.tsx';
import { useUnsavedGuard } from '../../../admin/use-unsaved-guard.ts';
import { useSaveNote } from '../notes/use-save-note.ts';
import styles from './person-page.module.css';

/** The place to write a note about a person, and to log a call. */
export function NoteComposer({ personId, onCall }: { personId: string; onCall: () => void }) {
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const { add } = useSaveNote('note', () => {
    setText('');
    setTried(false);
  });
  useUnsavedGuard(text !== '');
  return (
    <IfCan permission="people.change">
      <form
        className={styles.composer}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (text.trim()) add.mutate({ personId, kind: 'note', text });
        }}
      >
        <Textarea
          label="Note"
          placeholder="Only staff see it."
          rows={2}
          maxLength={5_000}
          value={text}
          error={isTried && !text.trim() && 'Enter the note'}
          onChange={({ target }) => setText(target.value)}
        />
        <div className={styles.write}>
          <Button onClick={onCall}>Log Call</Button>
          <Button type="submit" pending={add.isPending}>
            Add Note
          </Button>
        </div>
      </form>
    </IfCan>
  );
}
