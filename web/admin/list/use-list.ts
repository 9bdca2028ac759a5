import { useMemo, useRef } from 'react';
import { useCan } from '../use-can.ts';
import type { ListColumn } from './list-features.ts';
import type { ListLayout } from './list-layout.ts';
import { useListKeys } from './use-list-keys.ts';
import { useListTable } from './use-list-table.ts';

/** The table of a list, and the keys that act on it: j and k, x where rows can be selected, and the list's own ones. */
export function useList<Row extends { id: string }>({
  columns,
  items,
  layout,
  openId,
  onOpen,
  keys,
}: {
  columns: readonly ListColumn<Row>[];
  /** The rows of the current page; must stay the same array while nothing changes. */
  items: readonly Row[] | undefined;
  layout: ListLayout;
  /** The row whose details are open. While there is one, j and k open the next. */
  openId?: string | undefined;
  onOpen?: (id: string) => void;
  /** What other keys do with the row that has the focus. */
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
