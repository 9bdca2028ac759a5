import { CloseButton } from '@mantine/core';
import { type ComponentProps, useEffect, useEffectEvent } from 'react';
import { isModalOpen } from '../../lib/is-modal-open.ts';
import type { Dialog } from '../dialog.tsx';
import { isTyping } from '../is-typing.ts';
import styles from './pane.module.css';

/**
 * A details pane beside a list, on wide screens, with the same props as `Dialog`. The list stays usable and keeps the
 * focus. Escape closes the pane.
 */
export function Pane({
  title,
  lead,
  footer,
  onClose,
  children,
}: Pick<ComponentProps<typeof Dialog>, 'title' | 'lead' | 'footer' | 'onClose' | 'children'>) {
  useEscape(onClose);
  return (
    <section aria-label={title} className={styles.pane} data-pane>
      <div className={styles.head}>
        <div>
          <h2>{title}</h2>
          {lead}
        </div>
        <CloseButton aria-label="Close" className={styles.close} onClick={onClose} />
      </div>
      <div className={styles.body}>{children}</div>
      {footer && (
        <div className={styles.foot} data-bottom-bar>
          {typeof footer === 'function' ? footer(onClose) : footer}
        </div>
      )}
    </section>
  );
}

/** Calls `onEscape` for the Escape key, unless the user types or a dialog is open. */
export function useEscape(onEscape: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    if (!isTyping(event.target) && !isModalOpen()) onEscape();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
