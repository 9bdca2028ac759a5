import type { QueryResult, QueryResultRow } from 'pg';
import type { SessionClient } from './session-client.ts';

/** The last query of each connection. */
const last = new WeakMap<SessionClient, Promise<unknown>>();

/** Queries a connection that several callers share, after the queries that they have started before. */
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
