import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react';
import styles from './row-drag.module.css';

/** The index of the row that is being dragged, and the index at which it would be dropped. */
type RowDrag = { from: number; to: number };

/**
 * Drags a row of an ordered list by its handle, with mouse, pen or finger. `onDrop` is called if the index changes;
 * Escape cancels. The rows are the children of the list that contains the handle, with a class of `rowClass`. For
 * pointers only: `MoveButtons` do the same with the keyboard.
 */
export function useRowDrag(onDrop: (drag: RowDrag) => void) {
  const [drag, setDrag] = useState<RowDrag>();
  const underWay = useRef<AbortController>(undefined);
  useEffect(() => () => underWay.current?.abort(), []);

  const onPointerDown = (event: ReactPointerEvent<HTMLElement>, from: number) => {
    const list = event.currentTarget.closest('ol, ul');
    if (event.button !== 0 || !list) return;
    // Otherwise dragging would select text.
    event.preventDefault();
    const controller = new AbortController();
    underWay.current = controller;
    let current: RowDrag = { from, to: from };
    const end = () => {
      controller.abort();
      setDrag(undefined);
    };
    const onMove = ({ clientY }: PointerEvent) => {
      current = { from, to: placeAt([...list.children], clientY, from) };
      setDrag(current);
    };
    const onUp = () => {
      end();
      if (current.to !== from) onDrop(current);
    };
    const onKey = (key: KeyboardEvent) => {
      if (key.key !== 'Escape') return;
      key.preventDefault();
      end();
    };
    const { signal } = controller;
    window.addEventListener('pointermove', onMove, { signal });
    window.addEventListener('pointerup', onUp, { signal });
    window.addEventListener('pointercancel', end, { signal });
    window.addEventListener('keydown', onKey, { signal, capture: true });
  };
  /** Marks the dragged row, and the side of the row at which it would be dropped. */
  const rowClass = (index: number) => {
    if (drag?.from === index) return styles.dragged;
    if (drag?.to === index) return drag.to < drag.from ? styles.before : styles.after;
  };
  return { rowClass, onPointerDown };
}

/** The index at which the row would be dropped for a pointer position; clamped to the first and last index. */
function placeAt(rows: readonly Element[], y: number, from: number): number {
  const middles = rows.map((row) => {
    const { top, height } = row.getBoundingClientRect();
    return top + height / 2;
  });
  const others = middles.filter((_, index) => index !== from);
  return others.filter((middle) => middle < y).length;
}
