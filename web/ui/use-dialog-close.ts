import type { ReactNode } from 'react';
import { useDialogEntry } from '../lib/use-dialog-entry.ts';
import { type Question, unsaved, useConfirm } from './confirm.ts';

/** The props shared by the dialogs of the public pages and of the back office. */
export type DialogProps = {
  title: string;
  size?: 'sm' | 'md' | 'lg' | 'xl';
  onClose: () => void;
  /** Whether there is unsaved input; closing then asks for confirmation first. */
  isDirty?: boolean;
  /** Asked then, instead of the question about unsaved input. */
  question?: Question;
  /** Content below the title. */
  lead?: ReactNode;
  /** The buttons, or a function that renders them and receives `close`. */
  footer?: ReactNode | ((close: () => void) => ReactNode);
  children?: ReactNode;
};

/**
 * Returns the function that closes a dialog, which asks for confirmation first if there is unsaved input. Back also
 * closes the dialog.
 */
export function useDialogClose({
  isDirty = false,
  question = unsaved(),
  onClose: closeNow,
}: {
  isDirty: boolean | undefined;
  question?: Question | undefined;
  onClose: () => void;
}): () => void {
  const ask = useConfirm();
  const close = async () => {
    if (!isDirty || (await ask(question))) closeNow();
  };
  const onClose = () => void close();
  useDialogEntry({ isDirty, requestClose: onClose });
  return onClose;
}
