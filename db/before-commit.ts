import {
  type CompiledQuery,
  type DatabaseConnection,
  PostgresDialect,
  PostgresDriver,
  type PostgresPool,
  type QueryResult,
} from 'kysely';

/** Runs a statement on the connection of the transaction that is about to be committed. */
type RunInTransaction = <Row>(query: CompiledQuery<Row>) => Promise<QueryResult<Row>>;

/** Called at the end of each transaction; if it throws, the transaction is rolled back. */
export type BeforeCommit = (run: RunInTransaction) => Promise<void>;

/** Also matches some read-only statements, such as `select … for update`, which does no harm. */
const WRITE = /\b(insert\s+into|update|delete\s+from|merge\s+into)\b/i;

/**
 * A Postgres dialect that calls `beforeCommit` before each commit, including that of a single writing statement, which
 * it runs in its own transaction.
 */
export class BeforeCommitDialect extends PostgresDialect {
  readonly #pool: PostgresPool;
  readonly #beforeCommit: BeforeCommit;

  constructor(pool: PostgresPool, beforeCommit: BeforeCommit) {
    super({ pool });
    this.#pool = pool;
    this.#beforeCommit = beforeCommit;
  }

  override createDriver() {
    return new BeforeCommitDriver(this.#pool, this.#beforeCommit);
  }
}

type Execute = DatabaseConnection['executeQuery'];
/** The connections of this driver, whose class Kysely does not export. */
type Connection = Parameters<PostgresDriver['rollbackTransaction']>[0];

class BeforeCommitDriver extends PostgresDriver {
  readonly #beforeCommit: BeforeCommit;
  /** Each connection's original `executeQuery`. */
  readonly #plain = new WeakMap<DatabaseConnection, Execute>();
  readonly #inTransaction = new WeakSet<DatabaseConnection>();

  constructor(pool: PostgresPool, beforeCommit: BeforeCommit) {
    super({ pool });
    this.#beforeCommit = beforeCommit;
  }

  override async acquireConnection(...options: Parameters<PostgresDriver['acquireConnection']>) {
    const connection = await super.acquireConnection(...options);
    if (this.#plain.has(connection)) return connection;
    // The wrapper belongs to this driver alone; another Kysely instance creates its own around the same client.
    const execute: Execute = connection.executeQuery.bind(connection);
    this.#plain.set(connection, execute);
    connection.executeQuery = (query, ...others) =>
      this.#inTransaction.has(connection) || !WRITE.test(query.sql)
        ? execute(query, ...others)
        : this.#inOwnTransaction(connection as Connection, () => execute(query, ...others));
    return connection;
  }

  override async beginTransaction(
    connection: DatabaseConnection,
    settings: Parameters<PostgresDriver['beginTransaction']>[1],
  ) {
    await super.beginTransaction(connection, settings);
    this.#inTransaction.add(connection);
  }

  override async commitTransaction(connection: DatabaseConnection) {
    await this.#beforeCommit((query) => this.#executePlain(connection, query));
    await super.commitTransaction(connection);
    this.#inTransaction.delete(connection);
  }

  override async rollbackTransaction(connection: Connection) {
    this.#inTransaction.delete(connection);
    await super.rollbackTransaction(connection);
  }

  async #inOwnTransaction<Result>(
    connection: Connection,
    run: () => Promise<Result>,
  ): Promise<Result> {
    await this.beginTransaction(connection, {});
    try {
      const result = await run();
      await this.commitTransaction(connection);
      return result;
    } catch (error) {
      await this.rollbackTransaction(connection);
      throw error;
    }
  }

  #executePlain<Row>(connection: DatabaseConnection, query: CompiledQuery<Row>) {
    const execute = this.#plain.get(connection);
    if (!execute) throw new Error('This connection has not been acquired');
    return execute(query) as Promise<QueryResult<Row>>;
  }
}
