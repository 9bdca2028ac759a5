import type { ExpressionBuilder } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { areasWith } from './area-rules.ts';
import { type Permission, rolesWith } from './permission-rules.ts';

/** The condition that users have a permission. */
export const mayDoIt = (permission: Permission) => (eb: ExpressionBuilder<DB, 'users'>) =>
  eb.and([
    eb('role', 'in', rolesWith(permission)),
    eb.or([eb('areas', 'is', null), eb('areas', '&&', eb.val([...areasWith(permission)]))]),
  ]);
