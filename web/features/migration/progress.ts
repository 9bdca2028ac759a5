import type { TableProgress } from '../../../src/features/migration/schema.ts';

export type Sum = {
  rows: number;
  rowsDone: number;
  targetRows: number;
  tablesDone: number;
  rowsPerSecond: number | null;
  secondsLeft: number | null;
};

const total = (tables: readonly TableProgress[], value: (table: TableProgress) => number): number =>
  tables.reduce((sum, table) => sum + value(table), 0);

/**
 * The total progress of a run over all tables. The remaining time assumes the rate of the tables in progress, because
 * tables that have not started have no rate yet.
 */
export function sumOf(tables: readonly TableProgress[]): Sum {
  const underWay = tables.filter(({ isDone }) => !isDone);
  const rate = total(underWay, ({ rowsPerSecond }) => rowsPerSecond ?? 0);
  const left = total(underWay, ({ rows, rowsDone }) => Math.max(0, rows - rowsDone));
  return {
    rows: total(tables, ({ rows }) => rows),
    rowsDone: total(tables, ({ rowsDone }) => rowsDone),
    targetRows: total(tables, ({ targetRows }) => targetRows),
    tablesDone: tables.length - underWay.length,
    rowsPerSecond: rate > 0 ? rate : null,
    secondsLeft: rate > 0 ? left / rate : null,
  };
}
