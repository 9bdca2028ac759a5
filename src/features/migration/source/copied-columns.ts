import type { DB } from '../../../../db/schema.gen.ts';
import type { DOCUMENTED_TABLES, TableName } from './documented-tables.ts';

/**
 * How a column is copied. `instant` and `decimal` become text, so that no digit is lost; `json` becomes JSON text,
 * `config` as well, without its secrets. A `site instant` is one that the site itself sets while nobody changes anything:
 * it is copied, but not compared. Columns that are not copied state why.
 */
export type ColumnKind =
  | 'text'
  | 'boolean'
  | 'integer'
  | 'instant'
  | 'site instant'
  | 'decimal'
  | 'json'
  | 'config';
export type ExclusionReason = 'secret' | 'derived' | 'working state';
export type Column = ColumnKind | ExclusionReason;

/** The column that names the kind of a `config`, and the secret settings of each kind. */
export type ConfigSecrets = {
  readonly kindColumn: string;
  readonly names: Readonly<Record<string, readonly string[]>>;
};

/** A feature's decision for each column of its tables. New columns must be listed. */
export type CopiedColumns = {
  readonly [Key in keyof DB]?: {
    readonly columns: Readonly<Record<keyof DB[Key], Column>>;
    readonly secrets?: ConfigSecrets;
  };
};

/** The decisions for all documented tables. */
export type AllCopiedColumns = Required<Pick<CopiedColumns, (typeof DOCUMENTED_TABLES)[TableName]>>;
