import type { DB } from '../../../../db/schema.gen.ts';
import type {
  ConfigSecrets,
  CopyKind,
  CopyPolicy,
  NotCopied,
} from '../../../platform/tables/table-policy.ts';
import { DOCUMENTED_TABLES, type TableName } from './documented-tables.ts';

const NOT_COPIED: readonly string[] = ['secret', 'derived', 'working state'] satisfies NotCopied[];

/** The policies of all documented tables, with a decision for each column. */
export type DocumentedPolicies = {
  readonly [Table in (typeof DOCUMENTED_TABLES)[TableName]]: {
    readonly columns: Readonly<Record<keyof DB[Table], CopyPolicy>>;
    readonly secrets?: ConfigSecrets;
  };
};

export type CopiedTable = {
  name: TableName;
  key: (typeof DOCUMENTED_TABLES)[TableName];
  /** Name in TypeScript and in DynamoDB, and kind of copy; includes the id. */
  columns: readonly { name: string; kind: CopyKind }[];
  secrets: ConfigSecrets | undefined;
};

/** The documented tables with their copied columns, in copying order. */
export function createCopiedTables(policies: DocumentedPolicies): readonly CopiedTable[] {
  return Object.entries(DOCUMENTED_TABLES).map(([name, key]) => {
    const { columns, secrets } = policies[key];
    return {
      name: name as TableName,
      key,
      columns: Object.entries<CopyPolicy>(columns)
        .filter(([, policy]) => !NOT_COPIED.includes(policy))
        .map(([name, policy]) => ({ name, kind: policy.replace('exported ', '') as CopyKind })),
      secrets,
    };
  });
}
