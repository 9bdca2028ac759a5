import type { Db, Tx } from '../../../db/client.ts';
import { exportedColumns } from '../../platform/tables/table-policy.ts';
import { isAddress, newestOf } from '../privacy/person-queries.ts';
import { staffTables } from './tables.ts';

export function listUsersOf(db: Db, email: string) {
  return db
    .selectFrom('users')
    .select(['id', 'username', 'role', 'createdAt'])
    .where(isAddress('email', email))
    .execute();
}

export function listExportedUsers(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('users')
    .select(exportedColumns(staffTables.users))
    .where('id', '=', newestOf(ids))
    .execute();
}

export function listExportedInvitations(db: Db, email: string) {
  return db
    .selectFrom('staffInvitations')
    .select(exportedColumns(staffTables.staffInvitations))
    .where(isAddress('email', email))
    .execute();
}

export async function deleteInvitationsOf(tx: Tx, email: string): Promise<void> {
  await tx.deleteFrom('staffInvitations').where(isAddress('email', email)).execute();
}

export function listExportedSettings(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('listSettings')
    .select(exportedColumns(staffTables.listSettings))
    .where('userId', '=', newestOf(ids))
    .execute();
}

export function listExportedSessionCutoffs(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('sessionCutoffs')
    .select(exportedColumns(staffTables.sessionCutoffs))
    .where('userId', '=', newestOf(ids))
    .execute();
}

export function listExportedSessionConfirmations(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('sessionConfirmations')
    .select(exportedColumns(staffTables.sessionConfirmations))
    .where('userId', '=', newestOf(ids))
    .execute();
}
