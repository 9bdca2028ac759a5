import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/client.ts';
import { scoped } from '../../../db/row-scope.ts';

const SECRET_NAME =
  /password|secret|token|^code$|api_?key|private_?key|credential|authorization|hash$/i;

/**
 * A replacer for JSON.stringify that masks values whose key looks like the name of a secret. Callers already leave
 * secrets out of entries; this catches those that they overlooked, because the log is kept forever.
 */
function maskSecrets(key: string, value: unknown): unknown {
  return typeof value === 'string' && value !== '' && SECRET_NAME.test(key) ? '••••••' : value;
}

type AuditEntry = {
  /** Username of the person who acted. */
  actor: string;
  /** The action, such as `staff.approve`. */
  action: string;
  /** Table and id of the affected row; the id is null where many rows were affected. */
  entity: string;
  entityId: string | null;
  /** The row before and after, without secrets. */
  before: object | null;
  after: object | null;
};

type States = Partial<Pick<AuditEntry, 'before' | 'after'>>;

/**
 * Adds the audit entry of a change to one row, in the transaction of the change; without `before` the row is new, without
 * `after` it is gone. The table is append-only.
 */
export const logChange = (
  tx: Tx,
  actor: string,
  action: string,
  [entity, entityId]: readonly [entity: string, entityId: string | null],
  { before = null, after = null }: States,
): Promise<void> => insertEntries(tx, [{ actor, action, entity, entityId, before, after }]);

/** Like `logChange`, for all rows changed by one bulk change. */
export const logChanges = (
  tx: Tx,
  actor: string,
  action: string,
  entity: string,
  rows: readonly (States & { id: string })[],
): Promise<void> =>
  insertEntries(
    tx,
    rows.map(({ id: entityId, before = null, after = null }) => ({
      actor,
      action,
      entity,
      entityId,
      before,
      after,
    })),
  );

async function insertEntries(tx: Tx, entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length === 0) return;
  const json = (value: object | null) =>
    value === null ? null : JSON.stringify(value, maskSecrets);
  await tx
    .insertInto('auditLog')
    .values(
      entries.map((entry) => ({ ...entry, before: json(entry.before), after: json(entry.after) })),
    )
    .execute();
}

/** The latest entry about a row. */
export function findLastEntry(db: Db, entity: string, entityId: string) {
  return db
    .selectFrom('auditLog')
    .select(['actor', 'action'])
    .select((eb) => eb.ref('before').$castTo<RowState>().as('before'))
    .where('entity', '=', entity)
    .where('entityId', '=', entityId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The latest entries about a row that have an `after` state, newest first, at most `limit`. */
export function listLastStates(
  db: Db,
  { entity, entityId, limit }: { entity: string; entityId: string; limit: number },
) {
  return db
    .selectFrom('auditLog')
    .select(['actor', 'at'])
    .select((eb) => eb.ref('after').$castTo<object>().as('after'))
    .where('entity', '=', entity)
    .where('entityId', '=', entityId)
    .where('after', 'is not', null)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** The latest entry about each of several rows, keyed by row id. */
export async function findLastEntries(db: Db, entity: string, entityIds: readonly string[]) {
  const { rows } = await sql<LastEntry & { entityId: string }>`
    select last.* from unnest(${entityIds}::text[]) as wanted (id) cross join lateral (
      select entity_id, actor, action, before, after from ${scoped('audit_log')}
      where entity = ${entity} and entity_id = wanted.id
      order by id desc limit 1
    ) as last`.execute(db);
  return new Map<string, LastEntry>(rows.map((row) => [row.entityId, row]));
}

type LastEntry = { actor: string; action: string; before: RowState; after: RowState };

export type RowState = Record<string, unknown> | unknown[] | null;
