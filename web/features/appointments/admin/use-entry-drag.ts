import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react';
import { localDateTimeOf } from '../../../../src/platform/time/zones/rules.ts';
import { minutesAt, type Obstacle, obstacleAt, type Start } from './week-drop.ts';
import type { CalendarEntry } from './week-entries.ts';
import { minutesOfTime } from './week-grid.ts';

/** A pointer movement of less than this distance in pixels counts as a click. */
const MIN_DISTANCE = 5;

/** An entry that is being dragged, and the start at which it would be dropped; null outside the day columns. */
export type Drag = { id: string; target: (Start & { obstacle: Obstacle; length: number }) | null };

/**
 * Drags an appointment to another time or lane, with mouse, pen or finger. `onDrop` is called if it is dropped on a
 * free time; Escape cancels.
 */
export function useEntryDrag({
  entries,
  zone,
  onDrop,
}: {
  entries: readonly CalendarEntry[];
  zone: string;
  onDrop: (id: string, start: Start) => void;
}) {
  const [drag, setDrag] = useState<Drag>();
  const underWay = useRef<AbortController>(undefined);
  useEffect(() => () => underWay.current?.abort(), []);

  const onPointerDown = (event: ReactPointerEvent<HTMLElement>, entry: CalendarEntry) => {
    const handle = event.currentTarget;
    const canMove = entry.look === 'scheduled' || entry.look === 'confirmed';
    if (event.button !== 0 || !canMove || !isInGrid(handle)) return;
    const own = localDateTimeOf(entry.startsAt, zone).slice(11);
    const from = { x: event.clientX, y: event.clientY };
    const length = (Date.parse(entry.endsAt) - Date.parse(entry.startsAt)) / 60_000;
    const controller = new AbortController();
    underWay.current = controller;
    let current: Drag | undefined;

    const end = () => {
      controller.abort();
      setDrag(undefined);
    };
    const onMove = ({ pointerId, clientX, clientY }: PointerEvent) => {
      const isClick = Math.hypot(clientX - from.x, clientY - from.y) < MIN_DISTANCE;
      if (!current && isClick) return;
      if (!current) handle.setPointerCapture(pointerId);
      const start = startAt(handle, { x: clientX, y: clientY }, minutesOfTime(own));
      const target = start && {
        ...start,
        obstacle: obstacleAt(start, entry, entries, { zone, now: new Date() }),
        length,
      };
      current = { id: entry.id, target };
      setDrag(current);
    };
    const onUp = () => {
      end();
      if (!current) return;
      ignoreNextClick();
      if (current.target && !current.target.obstacle) onDrop(entry.id, current.target);
    };
    const onKey = (key: KeyboardEvent) => {
      if (key.key !== 'Escape' || !current) return;
      key.preventDefault();
      key.stopPropagation();
      // The pointer button is still down: releasing it must not count as a click.
      window.addEventListener('pointerup', ignoreNextClick, { once: true });
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

/** On narrow screens the page scrolls where the finger moves. */
const isInGrid = (handle: HTMLElement): boolean => getComputedStyle(handle).touchAction === 'none';

/**
 * The start at a screen position: in a row of an hour the quarter of it, in the row of a host their number and the time
 * that the appointment has, `own`; null outside the cells, which are the elements with `data-date`.
 */
function startAt(handle: HTMLElement, { x, y }: { x: number; y: number }, own: number) {
  const cells = handle.closest('[data-week]')?.querySelectorAll<HTMLElement>('[data-date]') ?? [];
  for (const cell of cells) {
    const { left, right, top, bottom, height } = cell.getBoundingClientRect();
    if (x < left || x >= right || y < top || y >= bottom) continue;
    const { date = '', host, hour } = cell.dataset;
    const from = Number(hour) * 60;
    const minutes = hour ? minutesAt((y - top) / height, { from, to: from + 60 }) : own;
    return { date, minutes, host: host === undefined ? undefined : Number(host) };
  }
  return null;
}

/** Suppresses the click that follows the end of a drag, which would open the appointment. */
function ignoreNextClick(): void {
  const controller = new AbortController();
  const ignore = (click: MouseEvent) => {
    click.preventDefault();
    click.stopPropagation();
  };
  window.addEventListener('click', ignore, { capture: true, signal: controller.signal });
  setTimeout(() => controller.abort());
}
