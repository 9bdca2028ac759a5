import {
  AliasNode,
  AndNode,
  type DeleteQueryNode,
  type Expression,
  ExpressionWrapper,
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
 * The connections for a user who may see only some rows: every query finds, locks, changes and deletes only rows of
 * these tables that the viewer may see, as if the others did not exist. Raw SQL names them by `scoped` or `unscoped`.
 */
export const withRowScope = (db: Db, scope: RowScope, viewer: RowViewer): Db =>
  db.withPlugin(new RowScopePlugin(scope, viewer));

/** For raw SQL, after `from` or `join`: the rows of a table that the user may see, and its alias. */
export const scoped = (table: string, alias = table): Expression<unknown> =>
  new ExpressionWrapper(AliasNode.create(TableNode.create(table), IdentifierNode.create(alias)));

/**
 * For raw SQL: a table with all its rows, even for users who may see only some. For what must include everybody's rows,
 * such as busy times, and for raw updates, which must name rows that a scoped query has found.
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

  constructor(scope: RowScope, viewer: RowViewer) {
    super();
    this.#scope = scope;
    this.#viewer = viewer;
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
    return { ...raw, parameters: raw.parameters.map((part) => this.#scopedTable(part) ?? part) };
  }

  #scopedTable(part: OperationNode): RawNode | undefined {
    if (!AliasNode.is(part) || !TableNode.is(part.node)) return undefined;
    const { name } = part.node.table.identifier;
    const condition = this.#scope[name]?.('scoped', this.#viewer);
    if (condition === undefined) return undefined;
    const rows = RawNode.createWithSql(`(select * from ${name} as scoped where ${condition})`);
    return RawNode.create(['', ' as ', ''], [rows, part.alias]);
  }

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
