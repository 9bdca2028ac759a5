import { useEffect, useRef } from 'react';
import type { FirmProfile } from '../../../src/firm/schema.ts';
import { CloseButton } from '../../components/close-button.tsx';
import styles from './booking-dialog.module.css';
import { BookingFlow } from './booking-flow.tsx';
import type { BookingOptions } from './booking-options.ts';
import type { Draft } from './booking-state.ts';

export type BookingDialogProps = {
  firm: FirmProfile;
  options: BookingOptions;
  /** A new one starts a new booking; the same one finds the last as it was left. */
  session: number;
  /** Opens the dialog whenever it grows. */
  openCount: number;
  onDraft: (draft: Draft) => void;
};

/** The booking over any page; a full-height sheet on a phone. */
export function BookingDialog({ firm, options, session, openCount, onDraft }: BookingDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each count is one request to open
  useEffect(() => {
    const { current } = dialog;
    if (!current?.open) current?.showModal();
    current?.querySelector('h2')?.focus();
  }, [openCount]);

  const close = () => dialog.current?.close();
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="booking-title">
      <BookingFlow
        key={session}
        firm={firm}
        options={options}
        onDone={close}
        onDraft={onDraft}
        closeButton={<CloseButton onClose={close} />}
      />
    </dialog>
  );
}
