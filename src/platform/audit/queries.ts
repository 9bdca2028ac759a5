import type { Db, Tx } from '../../../db/client.ts';
import { maskSecrets } from './mask-secrets.ts';

export type AuditEntry = {
  /** Username of who did it. */
  actor: string;
  /** What was done, such as `staff.approve`. */
  action: string;
  /** Table and id of the row that it was done to; null where it was done to many. */
  entity: string;
  entityId: string | null;
  /** The row before and after, without secrets. */
  before: object | null;
  after: object | null;
};

/** Writes down who did what, in the transaction that does it. The table takes additions only. */
export async function insertAuditEntry(tx: Tx, entry: AuditEntry): Promise<void> {
  const json = (value: object | null) =>
    value === null ? null : JSON.stringify(value, maskSecrets);
  await tx
    .insertInto('auditLog')
    .values({ ...entry, before: json(entry.before), after: json(entry.after) })
    .execute();
}

/** The last that was done to a row, as the log has it. */
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
