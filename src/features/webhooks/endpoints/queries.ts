import { type NotNull, sql } from 'kysely';
import type { Db, Tx } from '../../../../db/client.ts';
import type { EndpointState, WebhookEventType } from '../rules.ts';
import type { EndpointFields } from '../schema.ts';

/** The constraint allows these texts only. */
const STATE = sql<EndpointState>`state`.as('state');

const EVENTS = sql<WebhookEventType[]>`events`.as('events');

const COLUMNS = [
  'id',
  'url',
  'description',
  EVENTS,
  'includesDetails',
  STATE,
  'disabledBecause',
  'disabledAt',
  'failingSince',
  'createdBy',
  'createdAt',
  'updatedAt',
] as const;

const countOf = (state: 'waiting' | 'failed') =>
  sql<number>`(select count(*)::int from (
    select from webhook_deliveries
    where endpoint_id = webhook_endpoints.id and state = ${sql.lit(state)} limit 10000) as counted)`;

const selectEndpoints = (db: Db, now: Date) =>
  db
    .selectFrom('webhookEndpoints')
    .select(COLUMNS)
    .select([
      sql<Date | null>`case when previous_secret_until > ${now} then previous_secret_until end`.as(
        'previousSecretUntil',
      ),
      countOf('waiting').as('waiting'),
      countOf('failed').as('failed'),
    ]);

/** All endpoints, oldest first. */
export const listEndpoints = (db: Db, now: Date) =>
  selectEndpoints(db, now).orderBy('createdAt').orderBy('id').execute();

export const findEndpoint = (db: Db, id: string, now: Date) =>
  selectEndpoints(db, now).where('id', '=', id).executeTakeFirst();

/** The endpoints that somebody has added, and that are not disabled. */
export const listEndpointsOf = (db: Db, createdBy: string) =>
  db
    .selectFrom('webhookEndpoints')
    .select(['id', 'url'])
    .where('createdBy', '=', createdBy)
    .where('state', '<>', 'disabled')
    .orderBy('createdAt')
    .orderBy('id')
    .execute();

/** Locks an endpoint until the transaction ends. Events can still be recorded for it. */
export const lockEndpoint = (tx: Tx, id: string) =>
  tx
    .selectFrom('webhookEndpoints')
    .select([...COLUMNS, 'secret'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Locks the table against further endpoints until the transaction ends, and counts them. */
export async function lockEndpointCount(tx: Tx): Promise<number> {
  await sql`lock table webhook_endpoints in share row exclusive mode`.execute(tx);
  const { count } = await tx
    .selectFrom('webhookEndpoints')
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

type NewEndpoint = EndpointFields & {
  id: string;
  /** Sealed. */
  secret: string;
  createdBy: string;
  createdAt: Date;
};

export async function insertEndpoint(tx: Tx, endpoint: NewEndpoint): Promise<void> {
  await tx
    .insertInto('webhookEndpoints')
    .values({ ...endpoint, updatedAt: endpoint.createdAt })
    .execute();
}

export async function updateEndpointRow(
  tx: Tx,
  id: string,
  fields: EndpointFields,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('webhookEndpoints')
    .set({ ...fields, updatedAt: now })
    .where('id', '=', id)
    .execute();
}

/**
 * Sets the state by staff and clears what was recorded about failures. `updatedAt` stays the same, so that an
 * open form of the endpoint can still be saved.
 */
export async function setEndpointState(
  tx: Tx,
  id: string,
  state: 'active' | 'paused',
): Promise<void> {
  await tx
    .updateTable('webhookEndpoints')
    .set({
      state,
      ...{ disabledBecause: null, disabledAt: null, failingSince: null, notBefore: null },
    })
    .where('id', '=', id)
    .execute();
}

/** Replaces the sealed secret; the previous one stays valid until `previousSecretUntil`. */
export async function replaceSecretRow(
  tx: Tx,
  id: string,
  secrets: { secret: string; previousSecret: string; previousSecretUntil: Date },
): Promise<void> {
  await tx.updateTable('webhookEndpoints').set(secrets).where('id', '=', id).execute();
}

/** Deletes an endpoint with the log of its deliveries. Returns whether there was one. */
export async function deleteEndpointRow(tx: Tx, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('webhookEndpoints')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** An endpoint that the site has disabled, and why. */
export function findDisabledEndpoint(db: Db, id: string) {
  return db
    .selectFrom('webhookEndpoints')
    .select(['url', 'description', 'disabledBecause as because', 'disabledAt as at'])
    .where('id', '=', id)
    .where('state', '=', 'disabled')
    .$narrowType<{ because: NotNull; at: NotNull }>()
    .executeTakeFirst();
}
