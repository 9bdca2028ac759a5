import { Table } from '@mantine/core';
import type { ListTableModel } from './list-features.ts';
import { directionOf, type ListSort } from './list-sort.ts';
import styles from './list-table.module.css';
import { SortButton } from './sort-button.tsx';

/** The headers of a list; those that the server can sort by are buttons. */
export function ListHead<Row extends { id: string }>({
  table,
  sort,
  hasActions,
}: {
  table: ListTableModel<Row>;
  sort: ListSort | undefined;
  hasActions: boolean;
}) {
  return (
    <Table.Thead role="rowgroup">
      {table.getHeaderGroups().map(({ id, headers }) => (
        <Table.Tr key={id} role="row">
          {headers.map((header) => {
            const { id: column } = header.column;
            const isSortable = sort?.names.includes(column);
            return (
              <Table.Th
                key={header.id}
                role="columnheader"
                data-column={column}
                data-sortable={isSortable || undefined}
                aria-sort={sort && isSortable ? directionOf(sort, column) : undefined}
              >
                {sort && isSortable ? (
                  <SortButton sort={sort} name={column}>
                    <table.FlexRender header={header} />
                  </SortButton>
                ) : (
                  <table.FlexRender header={header} />
                )}
              </Table.Th>
            );
          })}
          {hasActions && (
            <Table.Th role="columnheader" className={styles.actionsHead} data-column="actions">
              <span className="visually-hidden">Actions</span>
            </Table.Th>
          )}
        </Table.Tr>
      ))}
    </Table.Thead>
  );
}
