import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import { CloseButton } from './close-button.tsx';
import styles from './dialog.module.css';
import { type DialogProps, useDialogClose } from './use-dialog-close.ts';

/**
 * A modal dialog, open as long as it is mounted; a full-screen sheet on phones. The focus moves to its title and
 * returns when it closes. Escape, Back, the close button and a click outside call `onClose`.
 */
export function Dialog({
  title,
  size = 'md',
  onClose: closeNow,
  isDirty,
  lead,
  top,
  footer,
  children,
}: DialogProps & {
  /** Content above the title, such as a bar of the page that the dialog covers. */
  top?: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const onClose = useDialogClose({ isDirty, onClose: closeNow });

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
    onClose();
  };
  return (
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${styles[size]}`}
      aria-labelledby={titleId}
      onCancel={onCancel}
      onKeyDown={(event) => {
        // Handled ourselves: browsers close a dialog on a second Escape even if the first was cancelled, but ours may
        // have to ask for confirmation first.
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className={styles.sheet}>
        {top}
        <header className={styles.head}>
          <div>
            <h2 id={titleId} tabIndex={-1}>
              {title}
            </h2>
            {lead}
          </div>
          <CloseButton onClose={onClose} />
        </header>
        {children && <div className={styles.body}>{children}</div>}
        {footer && (
          <footer className={styles.foot} data-bottom-bar>
            {typeof footer === 'function' ? footer(onClose) : footer}
          </footer>
        )}
      </div>
    </dialog>
  );
}
