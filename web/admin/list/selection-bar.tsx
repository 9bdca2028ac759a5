import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatCount } from '../../../src/platform/pagination/rules.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { Button } from '../button.tsx';
import type { ListTableModel } from './list-features.ts';
import styles from './selection-bar.module.css';

/** The bulk actions for the selected rows; shown while rows are selected. */
export function SelectionBar<Row extends { id: string }>({
  table,
  matching,
  children,
}: {
  table: ListTableModel<Row>;
  /** The rows that match the filter on all pages; `isCut` if there are more than a bulk action can change at once. */
  matching: { ids: readonly string[]; isCut: boolean } | undefined;
  children: ReactNode;
}) {
  const locale = useLocale();
  const selected = table.getSelectedRowIds().length;
  const isWhole = table.getIsAllRowsSelected();
  const canExtend = isWhole && matching && !matching.isCut && matching.ids.length > selected;
  const selectMatching = (ids: readonly string[]) =>
    table.setRowSelection(Object.fromEntries(ids.map((id) => [id, true])));
  return (
    <>
      <p className="visually-hidden" role="status">
        {selected > 0 && `${formatCount(selected, locale)} selected`}
      </p>
      {selected > 0 && (
        <section className={styles.bar} aria-label="Selected rows">
          <p className="num">
            <b>{formatCount(selected, locale)}</b> selected
          </p>
          {canExtend && (
            <Button size="sm" variant="subtle" onClick={() => selectMatching(matching.ids)}>
              Select all {formatCount(matching.ids.length, locale)} that match
            </Button>
          )}
          {isWhole && matching?.isCut && (
            <p className="muted small">
              More than {formatCount(matching.ids.length, locale)} match. Narrow the filters to
              select all.
            </p>
          )}
          <Group gap="0.375rem" align="stretch">
            {children}
            <Button size="sm" variant="subtle" onClick={() => table.setRowSelection({})}>
              Clear Selection
            </Button>
          </Group>
        </section>
      )}
    </>
  );
}
