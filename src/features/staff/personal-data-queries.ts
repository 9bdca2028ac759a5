import type { Db, Tx } from '../../../db/client.ts';
import { isAddress, newestOf } from '../privacy/person-queries.ts';
import type { ColumnDecisions } from '../privacy/personal-data.ts';

export const USER_COLUMNS = {
  sessionCutoffs: { exported: ['endedBefore'], excluded: ['userId'] },
  sessionConfirmations: { exported: ['confirmedAt'], excluded: ['session', 'userId'] },
  listSettings: { exported: ['list', 'layout', 'views'], excluded: ['userId'] },
  users: {
    exported: ['id', 'username', 'email', 'role', 'createdAt'],
    excluded: ['attorneyId', 'password', 'search', 'sub'],
  },
  staffInvitations: {
    exported: ['id', 'email', 'role', 'invitedBy', 'createdAt', 'expiresAt'],
    excluded: ['attorneyId'],
  },
} as const satisfies ColumnDecisions;

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
    .select(USER_COLUMNS.users.exported)
    .where('id', '=', newestOf(ids))
    .execute();
}

export function listExportedInvitations(db: Db, email: string) {
  return db
    .selectFrom('staffInvitations')
    .select(USER_COLUMNS.staffInvitations.exported)
    .where(isAddress('email', email))
    .execute();
}

export async function deleteInvitationsOf(tx: Tx, email: string): Promise<void> {
  await tx.deleteFrom('staffInvitations').where(isAddress('email', email)).execute();
}

export function listExportedSettings(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('listSettings')
    .select(USER_COLUMNS.listSettings.exported)
    .where('userId', '=', newestOf(ids))
    .execute();
}

export function listExportedSessionCutoffs(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('sessionCutoffs')
    .select(USER_COLUMNS.sessionCutoffs.exported)
    .where('userId', '=', newestOf(ids))
    .execute();
}

export function listExportedSessionConfirmations(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('sessionConfirmations')
    .select(USER_COLUMNS.sessionConfirmations.exported)
    .where('userId', '=', newestOf(ids))
    .execute();
}
