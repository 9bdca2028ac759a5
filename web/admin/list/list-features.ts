import {
  type ColumnDef,
  columnOrderingFeature,
  columnVisibilityFeature,
  type ReactTable,
  rowSelectionFeature,
  tableFeatures,
} from '@tanstack/react-table';
import type { Permission } from '../../../src/platform/auth/permissions/rules.ts';

/** What the lists use of TanStack Table. Filters and pages are the server's work. */
export const LIST_FEATURES = tableFeatures({
  columnOrderingFeature,
  columnVisibilityFeature,
  rowSelectionFeature,
});

type ListFeatures = typeof LIST_FEATURES;

/** A column; the `header` of one that can be hidden is a text, because the column menu shows it, too. */
export type ListColumn<Row extends { id: string }> = ColumnDef<ListFeatures, Row> & {
  id: string;
  /** What is needed for what the column is for; others do not see it. */
  permission?: Permission;
};

export type ListTableModel<Row extends { id: string }> = ReactTable<ListFeatures, Row>;
