import { useCallback, useEffect, useRef, useState } from 'react';
import type { FirmProfile } from '../../../src/features/firm/schema.ts';
import { offersExit } from '../../../src/features/quick-exit/rules.ts';
import { onForwardTo } from '../../lib/dialog-entries.ts';
import { m } from '../../lib/messages.ts';
import { trpc } from '../../lib/trpc.ts';
import { useDialogEntry } from '../../lib/use-dialog-entry.ts';
import { CloseButton } from '../../ui/close-button.tsx';
import { type Question, useConfirm } from '../../ui/confirm.ts';
import { ConfirmProvider } from '../../ui/confirm-provider.tsx';
import { QuickExitInDialog } from '../quick-exit/quick-exit-in-dialog.tsx';
import styles from './booking-dialog.module.css';
import { BookingFlow } from './booking-flow.tsx';
import type { BookingOptions } from './booking-options.ts';
import type { Draft } from './booking-state.ts';

/** The name of the dialog's history entry, so that Forward and a return to the page reopen it. */
const ENTRY = 'booking';

const closing = (): Question => ({
  title: m.booking.closeQuestion,
  text: m.booking.closeText,
  action: m.booking.close,
  keep: m.booking.keepBooking,
  tone: 'primary',
});

export type BookingDialogProps = {
  firm: FirmProfile;
  options: BookingOptions;
  /** A new value starts a new booking; with the same value the dialog reopens in its previous state. */
  session: number;
  /** Opens the dialog whenever the count increases. */
  openCount: number;
  onDraft: (draft: Draft) => void;
};

/** The booking dialog; a full-height sheet on phones. Back closes it. */
export function BookingDialog(props: BookingDialogProps) {
  return (
    <ConfirmProvider top={<QuickExitInDialog />}>
      <Sheet {...props} />
    </ConfirmProvider>
  );
}

function Sheet({ firm, options, session, openCount, onDraft }: BookingDialogProps) {
  const { dialog, isOpen, setOpen, show, close } = useSheet();
  const [draft, setDraft] = useState<Draft>('none');
  // Increased to reset the dialog when it closes after a completed booking or without any input.
  const [round, setRound] = useState(0);
  const ask = useConfirm();
  const { data: exit } = trpc.quickExit.offer.useQuery();
  const requestClose = async () => {
    if (draft !== 'typed' || (await ask(closing()))) close();
  };
  useDialogEntry({
    isOpen,
    isDirty: draft === 'typed',
    requestClose: () => void requestClose(),
    name: ENTRY,
  });
  useEffect(() => onForwardTo(ENTRY, show), [show]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect must run whenever the count changes, because each count is a request to open
  useEffect(show, [openCount]);
  const noteDraft = useCallback(
    (current: Draft) => {
      setDraft(current);
      onDraft(current);
    },
    [onDraft],
  );
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="booking-title"
      onClose={() => {
        setOpen(false);
        if (draft === 'none') setRound(round + 1);
      }}
    >
      <QuickExitInDialog href={exit && offersExit(exit, '/schedule') ? exit.href : undefined} />
      <BookingFlow
        key={`${session}.${round}`}
        firm={firm}
        options={options}
        onDone={close}
        onDraft={noteDraft}
        closeButton={<CloseButton onClose={close} />}
      />
    </dialog>
  );
}

function useSheet() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const show = useCallback(() => {
    const { current } = dialog;
    if (!current?.open) current?.showModal();
    current?.querySelector('h2')?.focus();
    setOpen(true);
  }, []);
  return { dialog, isOpen, setOpen, show, close: () => dialog.current?.close() };
}
