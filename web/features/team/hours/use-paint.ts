import {
  type KeyboardEvent,
  type PointerEvent as ReactPointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { type Cell, isOn, painted, WEEKDAYS } from './paint.ts';
import type { KeyedWindow } from './start-windows.ts';

const ARROWS: Readonly<Record<string, { days: number; rows: number }>> = {
  ArrowUp: { days: 0, rows: -1 },
  ArrowDown: { days: 0, rows: 1 },
  ArrowLeft: { days: -1, rows: 0 },
  ArrowRight: { days: 1, rows: 0 },
};

/** Edits start times on the grid, with a pointer or the keyboard. */
export function usePaint({
  windows,
  type,
  rows,
  onChange,
}: {
  windows: readonly KeyedWindow[];
  type: string | null;
  rows: readonly number[];
  /** Without it, the grid is read-only and the keyboard only moves the focus. */
  onChange: ((windows: readonly KeyedWindow[]) => void) | undefined;
}) {
  const ref = useRef<HTMLTableElement>(null);
  const [current, setCurrent] = useState<Cell>();
  const activeDrag = useRef<AbortController>(undefined);
  useEffect(() => () => activeDrag.current?.abort(), []);
  /** The cell that is the tab stop (roving tabindex). */
  const tabStop =
    current && rows.includes(current.minute) ? current : firstCell(windows, type, rows);

  const set = (from: Cell, to: Cell, value: boolean, before = windows) =>
    onChange?.(painted(before, { type, from, to, rows, isOn: value }));

  const onPointerDown = (event: ReactPointerEvent<HTMLElement>) => {
    const from = cellOf(event.target);
    if (event.button !== 0 || !from) return;
    const value = !isOn(windows, type, from);
    const controller = new AbortController();
    activeDrag.current = controller;
    const { signal } = controller;
    // Each rectangle of a drag is applied to the initial windows, not to the previous rectangle.
    const before = windows;
    set(from, from, value, before);
    setCurrent(from);
    const onMove = ({ clientX, clientY }: PointerEvent) => {
      const to = cellOf(document.elementFromPoint(clientX, clientY));
      if (to) set(from, to, value, before);
    };
    window.addEventListener('pointermove', onMove, { signal });
    for (const end of ['pointerup', 'pointercancel']) {
      window.addEventListener(end, () => controller.abort(), { signal });
    }
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const at = cellOf(event.target);
    if (!at) return;
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      set(at, at, !isOn(windows, type, at));
      return;
    }
    const to = neighbor(at, event.key, rows);
    if (!to) return;
    event.preventDefault();
    if (event.shiftKey) set(at, to, isOn(windows, type, at));
    setCurrent(to);
    ref.current?.querySelector<HTMLElement>(`[data-cell="${to.weekday} ${to.minute}"]`)?.focus();
  };

  const isCurrent = ({ weekday, minute }: Cell) =>
    tabStop.weekday === weekday && tabStop.minute === minute;
  return { ref, isCurrent, onPointerDown, onKeyDown };
}

/** The cell of the first start of the week, or the first cell if there is none. */
function firstCell(
  windows: readonly KeyedWindow[],
  type: string | null,
  rows: readonly number[],
): Cell {
  const cells = rows.flatMap((minute) => WEEKDAYS.map((weekday) => ({ weekday, minute })));
  return cells.find((cell) => isOn(windows, type, cell)) ?? cells[0] ?? { weekday: 1, minute: 0 };
}

/** The cell that a key moves to; undefined for other keys, or at the edge. */
function neighbor(
  { weekday, minute }: Cell,
  key: string,
  rows: readonly number[],
): Cell | undefined {
  const place = rows.indexOf(minute);
  if (key === 'Home') return { weekday, minute: rows[0] ?? minute };
  if (key === 'End') return { weekday, minute: rows.at(-1) ?? minute };
  const by = ARROWS[key];
  const row = by && place + by.rows >= 0 ? rows[place + by.rows] : undefined;
  const day = by && weekday + by.days;
  return row === undefined || !day || !WEEKDAYS.includes(day)
    ? undefined
    : { weekday: day, minute: row };
}

function cellOf(target: EventTarget | null): Cell | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null;
  const [weekday, minute] = (cell?.dataset.cell ?? '').split(' ').map(Number);
  return weekday !== undefined && minute !== undefined ? { weekday, minute } : undefined;
}
