import type { Db } from '../../../db/client.ts';
import { isAddress, newestOf } from '../privacy/person-queries.ts';
import type { ColumnDecisions } from '../privacy/personal-data.ts';

export const USER_COLUMNS = {
  users: {
    exported: ['id', 'username', 'email', 'role', 'createdAt'],
    excluded: ['password', 'search', 'sub'],
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
