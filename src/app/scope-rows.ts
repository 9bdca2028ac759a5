import type { Db } from '../../db/client.ts';
import { withRowScope } from '../../db/row-scope.ts';
import { OWN_ROWS } from '../features/access/own-rows-queries.ts';
import { seesOwnRowsOnly } from '../platform/auth/permission-rules.ts';
import type { StaffUser } from '../platform/auth/user.ts';

/** Limits connections to the rows that this user may see, if their role sees only its own rows. */
export const scopeRows = (db: Db, { id, role, attorneyId }: StaffUser): Db =>
  seesOwnRowsOnly(role) ? withRowScope(db, OWN_ROWS, { userId: id, attorneyId }) : db;
