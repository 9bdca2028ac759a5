import {
  COLUMN_DECISIONS,
  type Column,
  type ColumnKind,
  type LeftOut,
} from './column-decisions.ts';

const LEFT_OUT: ReadonlySet<Column> = new Set<LeftOut>(['secret', 'derived', 'working state']);

/** As it is called in Postgres. */
export type TableName = keyof typeof COLUMN_DECISIONS;

export type CopiedTable = {
  name: TableName;
  key: (typeof COLUMN_DECISIONS)[TableName]['key'];
  /** Name in TypeScript and in DynamoDB, and how it is copied; the id is among them. */
  columns: readonly { name: string; kind: ColumnKind }[];
};

export const COPIED_TABLES: readonly CopiedTable[] = Object.entries(COLUMN_DECISIONS).map(
  ([name, { key, columns }]) => ({
    name: name as TableName,
    key,
    columns: Object.entries(columns).flatMap(([column, kind]) =>
      isCopied(kind) ? [{ name: column, kind }] : [],
    ),
  }),
);

const BY_NAME: ReadonlyMap<string, CopiedTable> = new Map(
  COPIED_TABLES.map((table) => [table.name, table]),
);

export function findCopiedTable(name: string): CopiedTable | undefined {
  return BY_NAME.get(name);
}

function isCopied(column: Column): column is ColumnKind {
  return !LEFT_OUT.has(column);
}
