import type { Db, Tx } from '../../../db/client.ts';
import { maskSecrets } from './mask-secrets.ts';

export type AuditEntry = {
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

/** Adds an audit entry, in the transaction of the action itself. The table is append-only. */
export async function insertAuditEntry(tx: Tx, entry: AuditEntry): Promise<void> {
  const json = (value: object | null) =>
    value === null ? null : JSON.stringify(value, maskSecrets);
  await tx
    .insertInto('auditLog')
    .values({ ...entry, before: json(entry.before), after: json(entry.after) })
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

export type RowState = Record<string, unknown> | unknown[] | null;
