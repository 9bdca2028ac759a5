import type { QueryResult, QueryResultRow } from 'pg';
import type { SessionClient } from './session-client.ts';

/** The last pending query of each connection. */
const last = new WeakMap<SessionClient, Promise<unknown>>();

/** Runs a query on a connection that several callers share, after all queries started before. */
export function queryInTurn<Row extends QueryResultRow>(
  client: SessionClient,
  text: string,
  values: unknown[] = [],
): Promise<QueryResult<Row>> {
  const before = last.get(client) ?? Promise.resolve();
  const answer = before.then(() =>
    values.length > 0 ? client.query<Row>(text, values) : client.query<Row>(text),
  );
  last.set(
    client,
    answer.catch(() => {}),
  );
  return answer;
}
