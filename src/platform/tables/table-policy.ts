import type { DB } from '../../../db/schema.gen.ts';

/**
 * How a column is copied to DynamoDB. `instant` and `decimal` become text, so that no digit is lost; `json` becomes JSON
 * text, `config` as well, without its secrets. A `site instant` is one that the site itself sets while nobody changes
 * anything: it is copied, but not compared.
 */
export type CopyKind =
  | 'text'
  | 'boolean'
  | 'integer'
  | 'instant'
  | 'site instant'
  | 'decimal'
  | 'json'
  | 'config';
/** Why a column of a documented table is not copied. */
export type NotCopied = 'secret' | 'derived' | 'working state';

/** `exported`: in the export of the person whom the row is about. Columns of documented tables say how they are copied. */
export type ColumnPolicy = 'exported' | CopyPolicy;
export type CopyPolicy = CopyKind | NotCopied | `exported ${CopyKind}`;

/** The column that names the kind of a `config`, and the secret settings of each kind. */
export type ConfigSecrets = {
  readonly kindColumn: string;
  readonly names: Readonly<Record<string, readonly string[]>>;
};

type TableName = keyof DB & string;

/**
 * What becomes of the rows about a person whose data is erased. `deleted` and `changed` (without what they say about the
 * person) is what `personal-data.ts` does, `with` and `detached` what foreign keys do. `deleted later`: by a worker, once
 * the data is deleted elsewhere.
 */
type ErasurePolicy =
  | 'deleted'
  | 'deleted later'
  | 'deleted or changed'
  | 'changed'
  | 'kept'
  | `with ${TableName}`
  | `with ${TableName} or appointments`
  | `detached from ${TableName}`;

/** The duties of one table, stated in the `tables.ts` of its feature. */
export type TablePolicy<Column extends string = string> = {
  /** The topic under which its changes are announced to open screens of the back office. */
  readonly live?: string;
  /** The cache tag of public pages, which they name in their `Cache-Tag` header, that its changes expire. */
  readonly cacheTag?: string;
  readonly secrets?: ConfigSecrets;
} & (PersonalPolicy<Column> | ImpersonalPolicy<Column>);

type PersonalPolicy<Column extends string> = {
  readonly erased: ErasurePolicy;
  readonly columns?: { readonly [Name in Column]?: ColumnPolicy };
  /** The names of all other columns: internal keys, secrets, and what others did. */
  readonly internal?: string;
};

/** Of a table that no person's export contains. */
type ImpersonalPolicy<Column extends string> = {
  readonly erased?: undefined;
  readonly columns?: { readonly [Name in Column]?: CopyKind | NotCopied };
  readonly internal?: undefined;
};

export type TablePolicies = {
  readonly [Table in keyof DB]?: TablePolicy<keyof DB[Table] & string>;
};

type Exported<Columns> = {
  [Name in keyof Columns]: Columns[Name] extends `exported${string}` ? Name : never;
}[keyof Columns];

/** The columns of a table that a person's export contains. */
export const exportedColumns = <
  Columns extends { readonly [Name: string]: ColumnPolicy | undefined },
>({
  columns,
}: {
  columns: Columns;
}) =>
  Object.keys(columns).filter((name) =>
    columns[name]?.startsWith('exported'),
  ) as Exported<Columns>[];
