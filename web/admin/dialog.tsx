import { Modal } from '@mantine/core';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { type DialogProps, useDialogClose } from '../ui/use-dialog-close.ts';
import styles from './dialog.module.css';

/**
 * Mantine's modal, open as long as it is mounted; a full-screen sheet on phones. The focus moves to its title and
 * returns when it closes. Escape, Back, the close button and a click outside call `onClose`.
 */
export function Dialog({
  title,
  size = 'md',
  onClose: closeNow,
  isDirty,
  question,
  lead,
  footer,
  children,
}: DialogProps) {
  const onClose = useDialogClose({ isDirty, question, onClose: closeNow });
  useReturnFocus();
  const content = useRef<HTMLDivElement>(null);
  useEscape(content, onClose);

  return (
    <Modal.Root
      opened
      onClose={onClose}
      closeOnEscape={false}
      returnFocus={false}
      size={SIZES[size]}
      transitionProps={{ duration: 0 }}
      classNames={{ content: styles.content, inner: styles.inner }}
      mod={{ size }}
    >
      <Modal.Overlay className={styles.overlay} />
      <Modal.Content ref={content}>
        <div className={styles.head}>
          <div>
            <Modal.Title component="h2" className={styles.title} tabIndex={-1} data-autofocus>
              {title}
            </Modal.Title>
            {lead}
          </div>
          <Modal.CloseButton aria-label="Close" className={styles.close} />
        </div>
        {children && <div className={styles.body}>{children}</div>}
        {footer && (
          <div className={styles.foot} data-bottom-bar>
            {typeof footer === 'function' ? footer(onClose) : footer}
          </div>
        )}
      </Modal.Content>
    </Modal.Root>
  );
}

const SIZES = { sm: '28rem', md: '44rem', lg: '60rem', xl: '74rem' };

/**
 * Calls `onEscape` for the Escape key if `content` is the topmost dialog. Mantine's own listener runs before menus and
 * fields inside the dialog can handle the key, and runs for every open dialog.
 */
function useEscape(content: RefObject<HTMLElement | null>, onEscape: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !content.current) return;
    const { target } = event;
    const isUsed =
      target instanceof Element && target.getAttribute('data-mantine-stop-propagation') === 'true';
    if (
      isUsed ||
      [...document.querySelectorAll('[aria-modal="true"]')].at(-1) !== content.current
    ) {
      return;
    }
    event.preventDefault();
    onEscape();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** Returns the focus to where it was before the dialog opened. */
function useReturnFocus(): void {
  useEffect(() => {
    const before = document.activeElement;
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
}
