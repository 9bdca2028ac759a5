import { Table } from '@mantine/core';
import { Fragment, type ReactNode, useCallback, useLayoutEffect, useRef } from 'react';
import type { Permission } from '../../../src/platform/auth/permission-rules.ts';
import { useCan } from '../use-can.ts';
import type { ListTableModel } from './list-features.ts';
import { ListHead } from './list-head.tsx';
import { ListRow } from './list-row.tsx';
import type { ListSort } from './list-sort.ts';
import styles from './list-table.module.css';
import { useShownRows } from './use-list-table.ts';

/**
 * The rows of a list. A click anywhere in a row opens it; its actions appear on hover or focus. In a narrow list, each
 * row is a block with its actions below. The ARIA roles are explicit because that layout would remove the implicit
 * ones.
 */
export function ListTable<Row extends { id: string }>({
  label,
  table,
  sort,
  isCompact,
  openId,
  onOpen,
  groupOf,
  actions: anyActions,
  permission,
  hasFixedActions = false,
}: {
  label: string;
  table: ListTableModel<Row>;
  /** Without it the list cannot be sorted. */
  sort?: ListSort | undefined;
  /** Whether rows are less tall. */
  isCompact: boolean;
  /** The row whose details are open. */
  openId?: string | undefined;
  /** Without it rows have no details. */
  onOpen?: (id: string) => void;
  /** The title of the group that a row belongs to, shown above the group's first row. */
  groupOf?: (row: Row) => string;
  /** The buttons of a row; must be memoised, because all rows re-render if the function changes. */
  actions?: (row: Row) => ReactNode;
  /** The permission that all buttons of a row require; users without it see none of them. */
  permission?: Permission;
  /** Whether the buttons of all rows are always visible. */
  hasFixedActions?: boolean;
}) {
  const rows = useShownRows(table);
  const can = useCan();
  const actions = !permission || can(permission) ? anyActions : undefined;
  const groups = groupOf && rows.map(({ original }) => groupOf(original));
  const columns = table.getVisibleLeafColumns().map(({ id }) => id);
  const latestOnOpen = useRef(onOpen);
  useLayoutEffect(() => {
    latestOnOpen.current = onOpen;
  });
  const open = useCallback((id: string) => latestOnOpen.current?.(id), []);
  return (
    <div
      className={styles.box}
      data-compact={isCompact || undefined}
      data-fixed-actions={hasFixedActions || undefined}
    >
      <Table role="table" aria-label={label} layout="fixed" className={styles.table}>
        <ListHead table={table} sort={sort} hasActions={actions !== undefined} />
        <Table.Tbody role="rowgroup">
          {rows.map((row, index) => (
            <Fragment key={row.id}>
              {groups && groups[index] !== groups[index - 1] && (
                <Table.Tr role="row" className={styles.group}>
                  <Table.Td role="cell" colSpan={columns.length + (actions ? 1 : 0)}>
                    <h2>{groups[index]}</h2>
                  </Table.Td>
                </Table.Tr>
              )}
              <ListRow
                table={table}
                row={row}
                columns={columns.join()}
                isSelected={row.getIsSelected()}
                isOpen={row.id === openId}
                onOpen={onOpen && open}
                actions={actions}
              />
            </Fragment>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}
