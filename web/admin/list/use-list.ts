import { useMemo, useRef } from 'react';
import { useCan } from '../use-can.ts';
import type { ListColumn } from './list-features.ts';
import type { ListLayout } from './list-layout.ts';
import { useListKeys } from './use-list-keys.ts';
import { useListTable } from './use-list-table.ts';

/** The table of a list and its keyboard shortcuts: j and k, x where rows can be selected, and the list's own keys. */
export function useList<Row extends { id: string }>({
  columns,
  items,
  layout,
  openId,
  onOpen,
  keys,
}: {
  columns: readonly ListColumn<Row>[];
  /** The rows of the current page; must be a stable reference while nothing changes. */
  items: readonly Row[] | undefined;
  layout: ListLayout;
  /** The row whose details are open. While one is open, j and k open the next or previous one. */
  openId?: string | undefined;
  onOpen?: (id: string) => void;
  /** The actions of other keys on the focused row, by key. */
  keys?: Readonly<Record<string, (id: string) => void>>;
}) {
  const can = useCan();
  const allowed = useMemo(
    () => columns.filter(({ permission }) => !permission || can(permission)),
    [columns, can],
  );
  const table = useListTable({ columns: allowed, rows: items ?? NO_ROWS, layout });
  const rows = useRef<HTMLTableElement>(null);
  const isSelectable = allowed.some(({ id }) => id === 'select');
  useListKeys({
    list: rows,
    openId,
    onMove: (id) => openId !== undefined && onOpen?.(id),
    actions: {
      ...(isSelectable && { x: (id: string) => table.getRow(id).toggleSelected() }),
      ...keys,
    },
  });
  return { table, rows };
}

const NO_ROWS: readonly never[] = [];
