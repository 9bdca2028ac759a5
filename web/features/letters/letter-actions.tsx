import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../admin/button.tsx';
import { crudTexts, deletionOf } from '../../admin/crud-texts.ts';
import { useCan } from '../../admin/use-can.ts';
import { useMutationToasts } from '../../admin/use-mutation-toasts.ts';
import { trpc } from '../../lib/trpc.ts';
import { useConfirm } from '../../ui/confirm.ts';
import type { Letter } from './letter.ts';
import { LetterPreviewDialog } from './letter-preview-dialog.tsx';
import styles from './letters.module.css';
import { SendLetterDialog } from './send-letter-dialog.tsx';
import { TestLetterDialog } from './test-letter-dialog.tsx';
import type { LetterEditing } from './use-letter-editing.ts';

type Opened = { dialog: 'preview' | 'test' | 'send'; letter: Letter };

/** The actions for a draft. Preview, test and sending save it first, so that they use the current text. */
export function LetterActions({
  editing,
  zone,
  onSent,
}: {
  editing: LetterEditing;
  zone: string;
  onSent: (() => void) | undefined;
}) {
  const { saved, isDirty, isPending, save } = editing;
  const mayChange = useCan()('letters.change');
  const [opened, setOpened] = useState<Opened>();
  const askAndDelete = useDeletion();
  const open = async (dialog: Opened['dialog']) => {
    const letter = isDirty || !saved ? await save() : saved;
    if (letter) setOpened({ dialog, letter });
  };
  const close = () => setOpened(undefined);
  return (
    <aside className={styles.actions} aria-label="Actions">
      <Button
        permission="letters.change"
        variant="filled"
        pending={isPending}
        onClick={() => void save()}
      >
        Save draft
      </Button>
      {(saved || mayChange) && <Button onClick={() => void open('preview')}>Preview</Button>}
      <Button permission="letters.change" onClick={() => void open('test')}>
        Send a test mail
      </Button>
      <Button permission="letters.send" onClick={() => void open('send')}>
        Send to subscribers
      </Button>
      {saved && (
        <Button
          permission="letters.change"
          color="destructive"
          onClick={() => void askAndDelete(saved)}
        >
          Delete draft
        </Button>
      )}
      {opened?.dialog === 'preview' && (
        <LetterPreviewDialog id={opened.letter.id} onClose={close} />
      )}
      {opened?.dialog === 'test' && <TestLetterDialog id={opened.letter.id} onClose={close} />}
      {opened?.dialog === 'send' && (
        <SendLetterDialog letter={opened.letter} zone={zone} onClose={close} onSent={onSent} />
      )}
    </aside>
  );
}

function useDeletion() {
  const ask = useConfirm();
  const navigate = useNavigate();
  const withToasts = useMutationToasts();
  const { letters } = trpc.useUtils();
  const { mutate } = trpc.letters.delete.useMutation(
    withToasts({
      ...crudTexts('delete', 'Letter'),
      refresh: () => Promise.all([letters.list.invalidate(), letters.counts.invalidate()]),
      onSuccess: () => void navigate({ to: '/admin/letters', ignoreBlocker: true }),
    }),
  );
  return async ({ id, subject }: Letter) => {
    if (await ask(deletionOf('letter', `“${subject}” was not sent. This can’t be undone.`)))
      mutate({ id });
  };
}
