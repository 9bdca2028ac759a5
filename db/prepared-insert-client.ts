import { createHash, randomBytes } from 'node:crypto';
import pg from 'pg';
import { endAtOnce } from './end-at-once.ts';
import { SessionClient, type SessionClientConfig } from './session-client.ts';

// A connection keeps what it has prepared, and inserts of many rows have a text for each number of rows.
const MAX_PREPARED = 200;
const MAX_CHARACTERS = 6_000;

/**
 * Names of prepared statements say which text they stand for and who prepared it, so that a name never runs another
 * statement, even on a connection that a pooler has lent to others before.
 */
const PROCESS_ID = randomBytes(6).toString('hex');
const HASH_CHARACTERS = 32;

const statementName = (text: string) =>
  `insert_${PROCESS_ID}_${createHash('sha256').update(text).digest('hex').slice(0, HASH_CHARACTERS)}`;

/** Also as part of a statement that says first what it inserts. */
const INSERT = /^\s*(insert\b|with\b.*\binsert into\b)/is;
/** `queryTimeoutMs`: how long a query may go unanswered before its connection is given up. */
export type PreparingClientConfig = SessionClientConfig & { queryTimeoutMs?: number | undefined };

type Send = (...sent: unknown[]) => unknown;

/**
 * A connection on which Postgres parses and plans an insert once, however often it comes: that is a third of what a
 * booking costs it. Only inserts, which have one way to be done: what is best for a query may depend on what is
 * looked for.
 *
 * Answers come by the callback that a query is made with. Where pg promises them itself, or counts the time
 * (`query_timeout`), it gives the query another one later, and then V8 keeps rows beyond each collection of young
 * garbage: an export of a million rows grew by 200 MiB. So a query that is not answered in time is noticed here, and
 * ends its connection: nobody should wait behind it.
 */
export class PreparedInsertClient extends SessionClient {
  readonly #names = new Map<string, string>();
  readonly #queryTimeoutMs: number | undefined;

  constructor(config: PreparingClientConfig = {}) {
    super(config);
    this.#queryTimeoutMs = config.queryTimeoutMs;
  }

  override query = ((text: unknown, values?: unknown, ...others: unknown[]) => {
    const send: Send = pg.Client.prototype.query.bind(this) as Send;
    if (!Array.isArray(values)) return send(text, values, ...others);
    const name = this.#nameOf(text);
    const sent = name ? [{ name, text, values }] : [text, values];
    return others.length > 0 ? send(...sent, ...others) : this.#ask(send, sent);
  }) as pg.Client['query'];

  #ask(send: Send, sent: readonly unknown[]): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const timer = this.#queryTimeoutMs && setTimeout(() => this.#lose(), this.#queryTimeoutMs);
      send(...sent, (error: unknown, result: unknown) => {
        clearTimeout(timer);
        if (error) reject(error);
        else resolve(result);
      });
    });
  }

  /** Fails what waits for this connection, which takes no more. */
  #lose(): void {
    endAtOnce(this, new Error('Query read timeout'));
  }

  #nameOf(text: unknown): string | undefined {
    if (typeof text !== 'string' || text.length > MAX_CHARACTERS) return undefined;
    const known = this.#names.get(text);
    if (known || this.#names.size === MAX_PREPARED || !INSERT.test(text)) return known;
    const name = statementName(text);
    this.#names.set(text, name);
    return name;
  }
}
