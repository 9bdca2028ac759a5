import {
  type ColumnDef,
  columnOrderingFeature,
  columnVisibilityFeature,
  type ReactTable,
  rowSelectionFeature,
  tableFeatures,
} from '@tanstack/react-table';
import type { Permission } from '../../../src/platform/auth/permission-rules.ts';

/** The TanStack Table features that lists use. The server does the filtering and pagination. */
export const LIST_FEATURES = tableFeatures({
  columnOrderingFeature,
  columnVisibilityFeature,
  rowSelectionFeature,
});

type ListFeatures = typeof LIST_FEATURES;

/** A column. The `header` of a column that can be hidden must be a string, because the layout menu shows it, too. */
export type ListColumn<Row extends { id: string }> = ColumnDef<ListFeatures, Row> & {
  id: string;
  /** The permission that the column requires; users without it do not see the column. */
  permission?: Permission;
};

export type ListTableModel<Row extends { id: string }> = ReactTable<ListFeatures, Row>;
