import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../icon-button.tsx';
import { useEscape } from '../list/pane.tsx';
import styles from './desk.module.css';
import { useIsSplit } from './use-is-split.ts';

/** The open row of a desk: its actions, its content, and what is done with it. Escape closes it. */
export function WorkPane({
  title,
  place,
  actions,
  foot,
  onClose,
  children,
}: {
  title: string;
  /** Its place in the list, such as `2 of 30`. */
  place: string | undefined;
  actions?: ReactNode;
  foot?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}) {
  const isSplit = useIsSplit();
  useEscape(onClose);
  const pane = useRef<HTMLElement>(null);
  // The row that was pressed is hidden. Beside the list, it keeps the focus.
  useEffect(() => {
    if (!isSplit) pane.current?.focus();
  }, [isSplit]);
  return (
    <section ref={pane} className={styles.work} aria-label={title} tabIndex={-1}>
      <div className={styles.bar}>
        {!isSplit && (
          <IconButton label="Back to the list" onClick={onClose}>
            <Icon name="arrow-left" />
          </IconButton>
        )}
        <span className={`num ${styles.place}`}>{place}</span>
        {actions}
        {isSplit && (
          <IconButton label="Close" onClick={onClose}>
            <Icon name="close" />
          </IconButton>
        )}
      </div>
      <div className={styles.body}>{children}</div>
      {foot && (
        <div className={styles.foot} data-bottom-bar>
          {foot}
        </div>
      )}
    </section>
  );
}
