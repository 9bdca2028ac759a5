import type { Db, Tx } from '../../../../db/client.ts';
import { STAFF_ROLES, type StaffRole } from '../../../platform/auth/rules.ts';

/** The roles that need a second factor; none until somebody has chosen. */
export async function findSecondFactorRoles(db: Db): Promise<StaffRole[]> {
  return rolesOf(
    await db.selectFrom('signInSettings').select('secondFactorRoles').executeTakeFirst(),
  );
}

/** Stores which roles need a second factor. Returns the roles that needed one before. */
export async function saveSecondFactorRoles(
  tx: Tx,
  secondFactorRoles: StaffRole[],
  updatedAt: Date,
): Promise<StaffRole[]> {
  const before = await tx
    .selectFrom('signInSettings')
    .select('secondFactorRoles')
    .forUpdate()
    .executeTakeFirst();
  const settings = { secondFactorRoles, updatedAt };
  await tx
    .insertInto('signInSettings')
    .values(settings)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(settings))
    .execute();
  return rolesOf(before);
}

const rolesOf = (settings: { secondFactorRoles: string[] } | undefined): StaffRole[] =>
  STAFF_ROLES.filter((role) => settings?.secondFactorRoles.includes(role));
