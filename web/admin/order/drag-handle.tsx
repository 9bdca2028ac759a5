import type { PointerEvent } from 'react';
import { AdminIcon } from '../admin-icon.tsx';
import styles from './row-drag.module.css';

/** The handle of a row, for `useRowDrag`. */
export function DragHandle({
  onPointerDown,
}: {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
}) {
  return (
    <span className={styles.handle} title="Drag to reorder" onPointerDown={onPointerDown}>
      <AdminIcon name="grip" />
    </span>
  );
}
