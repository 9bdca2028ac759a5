import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import { useDialogEntry } from '../lib/use-dialog-entry.ts';
import { CloseButton } from './close-button.tsx';
import { UNSAVED, useConfirm } from './confirm.ts';
import styles from './dialog.module.css';

/**
 * A modal dialog, open as long as it is rendered; a full sheet on a phone. The focus goes to its title, and
 * back to where it was when it closes. `onClose` is asked by Escape, Back, the close button and a press beside it.
 */
export function Dialog({
  title,
  size = 'md',
  onClose: closeNow,
  isDirty = false,
  lead,
  footer,
  children,
}: {
  title: string;
  size?: 'sm' | 'md' | 'lg';
  onClose: () => void;
  /** Whether something is typed that would be lost: then closing asks first. */
  isDirty?: boolean;
  /** Beneath the title. */
  lead?: ReactNode;
  /** Its buttons, or what makes them of the way to close. */
  footer?: ReactNode | ((close: () => void) => ReactNode);
  children?: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const ask = useConfirm();
  const onClose = async () => {
    if (!isDirty || (await ask(UNSAVED))) closeNow();
  };
  useDialogEntry({ isDirty, requestClose: () => void onClose() });

  useLayoutEffect(() => {
    const { current } = dialog;
    const before = document.activeElement;
    current?.showModal();
    current?.querySelector('h2')?.focus();
    return () => {
      current?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);

  const onCancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    void onClose();
  };
  return (
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${styles[size]}`}
      aria-labelledby={titleId}
      onCancel={onCancel}
      onKeyDown={(event) => {
        // A second Escape closes a dialog by force; ours may have something to ask first.
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        event.stopPropagation();
        void onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) void onClose();
      }}
    >
      <div className={styles.sheet}>
        <header className={styles.head}>
          <div>
            <h2 id={titleId} tabIndex={-1}>
              {title}
            </h2>
            {lead}
          </div>
          <CloseButton onClose={() => void onClose()} />
        </header>
        {children && <div className={styles.body}>{children}</div>}
        {footer && (
          <footer className={styles.foot} data-bottom-bar>
            {typeof footer === 'function' ? footer(() => void onClose()) : footer}
          </footer>
        )}
      </div>
    </dialog>
  );
}
