import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import { useDialogEntry } from '../lib/use-dialog-entry.ts';
import { CloseButton } from './close-button.tsx';
import { UNSAVED, useConfirm } from './confirm.ts';
import styles from './dialog.module.css';

/**
 * A modal dialog, open as long as it is mounted; a full-screen sheet on phones. The focus moves to its title and
 * returns when it closes. Escape, Back, the close button and a press outside call `onClose`.
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
  /** Whether there is unsaved input; closing then asks first. */
  isDirty?: boolean;
  /** Content below the title. */
  lead?: ReactNode;
  /** Its buttons, or a function that renders them and receives `close`. */
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
        // Browsers close a dialog on a second Escape even if the first was cancelled; ours may have to ask first.
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
