import type {
  AllCopiedColumns,
  Column,
  ColumnKind,
  ConfigSecrets,
  ExclusionReason,
} from './copied-columns.ts';
import { DOCUMENTED_TABLES, type TableName } from './documented-tables.ts';

const LEFT_OUT: ReadonlySet<Column> = new Set<ExclusionReason>([
  'secret',
  'derived',
  'working state',
]);

export type CopiedTable = {
  name: TableName;
  key: (typeof DOCUMENTED_TABLES)[TableName];
  /** Name in TypeScript and in DynamoDB, and kind of copy; includes the id. */
  columns: readonly { name: string; kind: ColumnKind }[];
  secrets: ConfigSecrets | undefined;
};

/** The documented tables with their copied columns, in copying order. */
export function createCopiedTables(decisions: AllCopiedColumns): readonly CopiedTable[] {
  return Object.entries(DOCUMENTED_TABLES).map(([name, key]) => {
    const { columns, secrets } = decisions[key];
    return {
      name: name as TableName,
      key,
      columns: Object.entries<Column>(columns).flatMap(([column, kind]) =>
        isCopied(kind) ? [{ name: column, kind }] : [],
      ),
      secrets,
    };
  });
}

function isCopied(column: Column): column is ColumnKind {
  return !LEFT_OUT.has(column);
}
