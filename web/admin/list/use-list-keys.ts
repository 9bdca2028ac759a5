import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { isModalOpen } from '../../lib/is-modal-open.ts';
import { isTyping } from '../is-typing.ts';

const STEPS: Readonly<Record<string, number>> = { j: 1, k: -1 };

/**
 * Keyboard shortcuts of a list: j and k move the focus between its rows, / moves it to the search, and `actions` act on
 * the focused or the open row. Enter is handled by the row's own button. Ignored while the user types, and while a dialog or a menu is open.
 */
export function useListKeys({
  list,
  openId,
  onMove,
  actions = {},
}: {
  list: RefObject<HTMLElement | null>;
  /** The row whose details are open. */
  openId?: string | undefined;
  /** Called with the row that j or k moved to. */
  onMove?: (id: string) => void;
  actions?: Readonly<Record<string, (id: string) => void>>;
}): void {
  /** The index of the last focused row, in case an action has removed that row from the list. */
  const lastIndex = useRef(-1);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
    if (defaultPrevented || ctrlKey || metaKey || altKey || isTyping(target) || isModalOpen()) {
      return;
    }
    if (target instanceof Element && target.closest('[role="dialog"]')) return;
    const search = document.querySelector<HTMLElement>('main input[type="search"]');
    if (key === '/' && search) {
      event.preventDefault();
      search.focus();
      return;
    }
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    const focused = rows.findIndex((row) => row.contains(document.activeElement));
    const index = focused >= 0 ? focused : rows.findIndex(({ dataset }) => dataset.row === openId);
    const step = STEPS[key];
    if (step !== undefined) {
      const next = rows[nextIndex(index, step, lastIndex.current, rows.length)];
      if (!next?.dataset.row) return;
      event.preventDefault();
      lastIndex.current = rows.indexOf(next);
      next.querySelector<HTMLElement>('[data-open-row]')?.focus();
      onMove?.(next.dataset.row);
      return;
    }
    const id = rows[index]?.dataset.row;
    if (id) {
      lastIndex.current = index;
      if (actions[key]) event.preventDefault();
      actions[key]?.(id);
    }
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** The index to move to: that of the next row, or of the row that took the place of a removed one. */
function nextIndex(index: number, step: number, lastIndex: number, count: number): number {
  const gone = step > 0 ? lastIndex : lastIndex - 1;
  const next = index >= 0 ? index + step : gone;
  return Math.max(0, Math.min(next, count - 1));
}
