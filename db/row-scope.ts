import {
  AliasNode,
  AndNode,
  type DeleteQueryNode,
  IdentifierNode,
  type JoinNode,
  type KyselyPlugin,
  OnNode,
  type OperationNode,
  OperationNodeTransformer,
  type PluginTransformQueryArgs,
  type QueryId,
  type RawBuilder,
  RawNode,
  type SelectQueryNode,
  sql,
  TableNode,
  type UpdateQueryNode,
  WhereNode,
} from 'kysely';
import type { Db } from './client.ts';

/** A user who may see only some rows. */
export type RowViewer = { userId: string; attorneyId: string | null };

/**
 * The SQL condition for the rows that a user may see, by the database name of each table. `row` is the name or alias of
 * the table in the query. Conditions are not scoped themselves.
 */
export type RowScope = Readonly<Record<string, (row: string, viewer: RowViewer) => string>>;

/**
 * The connections for a user who may see only some rows: every query by Kysely, raw SQL included, finds, locks, changes
 * and deletes only rows of these tables that the viewer may see, as if the others did not exist. Raw SQL reads all rows
 * where it names a table by `unscoped`; raw updates are not limited, so they must name rows that a scoped query has
 * found.
 */
export const withRowScope = (db: Db, scope: RowScope, viewer: RowViewer): Db =>
  db.withPlugin(new RowScopePlugin(scope, viewer));

/**
 * A table with all its rows, even for users who may see only some: for what must include everybody's rows, such as busy
 * times.
 */
export const unscoped = (table: string): RawBuilder<unknown> => sql.table(table);

/** An SQL literal, for use in conditions. */
export const literal = (value: string | null): string =>
  value === null ? 'null' : `'${value.replaceAll("'", "''")}'`;

class RowScopePlugin implements KyselyPlugin {
  readonly #transformer: RowScopeTransformer;

  constructor(scope: RowScope, viewer: RowViewer) {
    this.#transformer = new RowScopeTransformer(scope, viewer);
  }

  transformQuery({ node, queryId }: PluginTransformQueryArgs) {
    return this.#transformer.transformNode(node, queryId);
  }

  transformResult: KyselyPlugin['transformResult'] = async ({ result }) => result;
}

class RowScopeTransformer extends OperationNodeTransformer {
  readonly #scope: RowScope;
  readonly #viewer: RowViewer;
  readonly #rawTables: RegExp;

  constructor(scope: RowScope, viewer: RowViewer) {
    super();
    this.#scope = scope;
    this.#viewer = viewer;
    this.#rawTables = new RegExp(
      `\\b(from|join)(\\s+)(${Object.keys(scope).join('|')})\\b(?!\\s*[.(])(\\s+as\\s+\\w+)?(\\s+\\w+)?`,
      'gi',
    );
  }

  protected override transformSelectQuery(node: SelectQueryNode, id?: QueryId): SelectQueryNode {
    const query = super.transformSelectQuery(node, id);
    return this.#withConditions(query, query.from?.froms ?? []);
  }

  protected override transformUpdateQuery(node: UpdateQueryNode, id?: QueryId): UpdateQueryNode {
    const query = super.transformUpdateQuery(node, id);
    return this.#withConditions(query, [
      ...(query.table ? [query.table] : []),
      ...(query.from?.froms ?? []),
    ]);
  }

  protected override transformDeleteQuery(node: DeleteQueryNode, id?: QueryId): DeleteQueryNode {
    const query = super.transformDeleteQuery(node, id);
    return this.#withConditions(query, [...query.from.froms, ...(query.using?.tables ?? [])]);
  }

  protected override transformJoin(node: JoinNode, id?: QueryId): JoinNode {
    const join = super.transformJoin(node, id);
    const condition = this.#conditionOf(join.table);
    if (!condition) return join;
    if (!join.on) throw new Error('A join of a table with a row scope needs a condition');
    return { ...join, on: OnNode.create(AndNode.create(join.on.on, condition)) };
  }

  protected override transformRaw(node: RawNode, id?: QueryId): RawNode {
    const raw = super.transformRaw(node, id);
    return {
      ...raw,
      sqlFragments: raw.sqlFragments.map((text) => text.replace(this.#rawTables, this.#scopedRaw)),
    };
  }

  #scopedRaw = (
    _all: string,
    word: string,
    space: string,
    table: string,
    as = '',
    following = '',
  ): string => {
    const condition = this.#scope[table.toLowerCase()]?.('scoped', this.#viewer);
    const isAlias = as === '' && following !== '' && !isKeyword(following.trim());
    const alias = isAlias || as ? as : ` as ${table}`;
    return `${word}${space}(select * from ${table} as scoped where ${condition})${alias}${following}`;
  };

  #withConditions<Query extends { readonly where?: WhereNode | undefined }>(
    query: Query,
    tables: readonly OperationNode[],
  ): Query {
    let { where } = query;
    for (const table of tables) {
      const condition = this.#conditionOf(table);
      if (condition) {
        where = where
          ? WhereNode.cloneWithOperation(where, 'And', condition)
          : WhereNode.create(condition);
      }
    }
    return where === query.where ? query : { ...query, where };
  }

  #conditionOf(node: OperationNode | undefined): RawNode | undefined {
    if (!node) return undefined;
    const [table, alias] = AliasNode.is(node) ? [node.node, node.alias] : [node, undefined];
    if (!TableNode.is(table) || table.table.schema) return undefined;
    const { name } = table.table.identifier;
    const condition = this.#scope[name];
    if (!condition) return undefined;
    const row = alias && IdentifierNode.is(alias) ? alias.name : name;
    return RawNode.createWithSql(`(${condition(row, this.#viewer)})`);
  }
}

/** SQL keywords that may follow a table without an alias. */
const KEYWORDS =
  /^(where|join|left|right|inner|full|cross|natural|on|using|group|order|having|limit|offset|for|union|intersect|except|window|fetch|tablesample|lateral|set|returning)$/i;

const isKeyword = (word: string) => KEYWORDS.test(word);
