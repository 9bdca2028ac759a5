import { type MouseEvent, memo, type ReactNode } from 'react';
import type { ListTableModel } from './list-features.ts';
import styles from './list-table.module.css';
import { OpenRow } from './open-button.tsx';

type RowModel<Row extends { id: string }> = ReturnType<
  ListTableModel<Row>['getRowModel']
>['rows'][number];

type Props<Row extends { id: string }> = {
  table: ListTableModel<Row>;
  row: RowModel<Row>;
  /** The visible columns in their order, so that the memoised row re-renders when they change. */
  columns: string;
  isSelected: boolean;
  isOpen: boolean;
  /** Opens a row; must be a stable reference. Without it rows have no details. */
  onOpen: ((id: string) => void) | undefined;
  /** The buttons of a row, if rows of this list have any. All rows re-render if the function changes. */
  actions: ((row: Row) => ReactNode) | undefined;
};

/**
 * Memoised, so that a row re-renders only if its own data changes: a page may have fifty rows. Plain table elements,
 * because rendering that many Mantine components takes longer than a frame.
 */
export const ListRow = memo(OneRow, isSameRow) as typeof OneRow;

function OneRow<Row extends { id: string }>({
  table,
  row,
  isSelected,
  isOpen,
  onOpen,
  actions,
}: Props<Row>) {
  const open = onOpen && (() => onOpen(row.id));
  return (
    <OpenRow value={open}>
      <tr
        // biome-ignore lint/a11y/noRedundantRoles: the narrow layout would remove the implicit one
        role="row"
        className={styles.row}
        data-row={row.id}
        data-opens={open ? true : undefined}
        data-open={isOpen || undefined}
        data-selected={isSelected || undefined}
        onClick={(event) => {
          if (open && isPlainPress(event)) open();
        }}
      >
        {row.getVisibleCells().map((cell) => (
          <td
            key={cell.id}
            // biome-ignore lint/a11y/noRedundantRoles: see above
            role="cell"
            data-column={cell.column.id}
          >
            <table.FlexRender cell={cell} />
          </td>
        ))}
        {actions && (
          <td
            // biome-ignore lint/a11y/noRedundantRoles: see above
            role="cell"
            className={styles.actionsCell}
            data-column="actions"
          >
            <div className={styles.actions}>{actions(row.original)}</div>
          </td>
        )}
      </tr>
    </OpenRow>
  );
}

function isSameRow<Row extends { id: string }>(before: Props<Row>, after: Props<Row>): boolean {
  return (
    before.row.original === after.row.original &&
    before.columns === after.columns &&
    before.isSelected === after.isSelected &&
    before.isOpen === after.isOpen &&
    before.onOpen === after.onOpen &&
    before.actions === after.actions
  );
}

const CONTROLS = 'a, button, input, label, select, textarea';

/** Whether a click is on the row itself: not on a control in it, and not the end of a text selection. */
function isPlainPress({ target, currentTarget }: MouseEvent<HTMLElement>): boolean {
  if (!(target instanceof Element) || target.closest(CONTROLS)) return false;
  const selection = window.getSelection();
  return !(selection && !selection.isCollapsed && selection.containsNode(currentTarget, true));
}
