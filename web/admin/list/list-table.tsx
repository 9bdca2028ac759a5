import { Table } from '@mantine/core';
import type { ReactNode, Ref } from 'react';
import type { ListTableModel } from './list-features.ts';
import { ListRow } from './list-row.tsx';
import styles from './list-table.module.css';

/**
 * The rows of a list. A press anywhere in a row opens it; its actions appear while the pointer or the focus is in it.
 * Where the list is narrow, each row is a block. The roles are explicit because that layout would remove them.
 */
export function ListTable<Row extends { id: string }>({
  ref,
  label,
  table,
  openId,
  onOpen,
  actions,
}: {
  ref?: Ref<HTMLTableElement>;
  label: string;
  table: ListTableModel<Row>;
  /** The row whose details are open. */
  openId: string | undefined;
  onOpen: (id: string) => void;
  /** The buttons of a row. */
  actions: (row: Row) => ReactNode;
}) {
  return (
    <div className={styles.box}>
      <Table ref={ref} role="table" aria-label={label} layout="fixed" className={styles.table}>
        <Table.Thead role="rowgroup">
          {table.getHeaderGroups().map(({ id, headers }) => (
            <Table.Tr key={id} role="row">
              {headers.map((header) => (
                <Table.Th key={header.id} role="columnheader" data-column={header.column.id}>
                  <table.FlexRender header={header} />
                </Table.Th>
              ))}
              <Table.Th role="columnheader" className={styles.actionsHead}>
                <span className="visually-hidden">Actions</span>
              </Table.Th>
            </Table.Tr>
          ))}
        </Table.Thead>
        <Table.Tbody role="rowgroup">
          {table.getRowModel().rows.map((row) => (
            <ListRow
              key={row.id}
              table={table}
              row={row}
              isOpen={row.id === openId}
              onOpen={() => onOpen(row.id)}
            >
              {actions(row.original)}
            </ListRow>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}
