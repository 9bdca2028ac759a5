import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react';

/** A row that is being dragged, and the row whose place it would take. */
export type RowDrag = { from: number; to: number };

/**
 * Drags a row of an ordered list by its handle, with mouse, pen or finger. `onDrop` is called if it is dropped at another
 * place; Escape cancels. The rows are the children of the list that contains the handle. Only a shortcut: `MoveButtons`
 * do the same with the keyboard.
 */
export function useRowDrag(onDrop: (drag: RowDrag) => void) {
  const [drag, setDrag] = useState<RowDrag>();
  const underWay = useRef<AbortController>(undefined);
  useEffect(() => () => underWay.current?.abort(), []);

  const onPointerDown = (event: ReactPointerEvent<HTMLElement>, from: number) => {
    const list = event.currentTarget.closest('ol, ul');
    if (event.button !== 0 || !list) return;
    // Otherwise the movement selects text.
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
  return { drag, onPointerDown };
}

/** The place of the row at a height; above the first row it is the first place, below the last one the last. */
function placeAt(rows: readonly Element[], y: number, from: number): number {
  const middles = rows.map((row) => {
    const { top, height } = row.getBoundingClientRect();
    return top + height / 2;
  });
  const others = middles.filter((_, index) => index !== from);
  return others.filter((middle) => middle < y).length;
}
