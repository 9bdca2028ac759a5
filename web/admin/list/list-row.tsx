import { Table } from '@mantine/core';
import type { MouseEvent, ReactNode } from 'react';
import type { ListTableModel } from './list-features.ts';
import styles from './list-table.module.css';
import { OpenRow } from './open-button.tsx';

type RowModel<Row extends { id: string }> = ReturnType<
  ListTableModel<Row>['getRowModel']
>['rows'][number];

export function ListRow<Row extends { id: string }>({
  table,
  row,
  isOpen,
  onOpen,
  children,
}: {
  table: ListTableModel<Row>;
  row: RowModel<Row>;
  isOpen: boolean;
  /** Without it the row has no details. */
  onOpen: (() => void) | undefined;
  /** The buttons of the row, if rows of this list have any. */
  children: ReactNode;
}) {
  return (
    <OpenRow value={onOpen}>
      <Table.Tr
        role="row"
        className={styles.row}
        data-row={row.id}
        data-opens={onOpen ? true : undefined}
        data-open={isOpen || undefined}
        data-selected={row.getIsSelected() || undefined}
        onClick={(event) => {
          if (onOpen && isPlainPress(event)) onOpen();
        }}
      >
        {row.getVisibleCells().map((cell) => (
          <Table.Td key={cell.id} role="cell" data-column={cell.column.id}>
            <table.FlexRender cell={cell} />
          </Table.Td>
        ))}
        {children !== undefined && (
          <Table.Td role="cell" className={styles.actionsCell} data-column="actions">
            <div className={styles.actions}>{children}</div>
          </Table.Td>
        )}
      </Table.Tr>
    </OpenRow>
  );
}

const CONTROLS = 'a, button, input, label, select, textarea';

/** Whether a press is on the row itself: not on a control in it, and not the end of a text selection. */
function isPlainPress({ target, currentTarget }: MouseEvent<HTMLElement>): boolean {
  if (!(target instanceof Element) || target.closest(CONTROLS)) return false;
  const selection = window.getSelection();
  return !(selection && !selection.isCollapsed && selection.containsNode(currentTarget, true));
}
