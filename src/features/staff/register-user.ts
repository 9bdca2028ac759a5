import type { Db, Tx } from '../../../db/client.ts';
import { logChange } from '../../platform/audit/queries.ts';
import type { Area } from '../../platform/auth/area-rules.ts';
import type { Claims } from '../../platform/auth/identity-pool.ts';
import type { Role } from '../../platform/auth/rules.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { announceAccessRequest } from './access-requests/announce-request.ts';
import { takeInvitation } from './invitations/queries.ts';
import { findUserBySub, hasOwners, insertUser } from './queries.ts';
import { findDecisionAgainst, lockRegistration, retireName } from './registration-queries.ts';

type Deps = Pick<Context, 'db' | 'now' | 'identityPool' | 'staffRules'>;

/**
 * Registers an account at its first call, with the role that the settings give it. Of concurrent calls only one
 * registers it. Throws `identity_unavailable` if the pool does not return the address.
 */
export async function registerUser(deps: Deps, claims: Claims, accessToken: string) {
  const { db, now, identityPool } = deps;
  const { sub, username } = claims;
  const { email, isVerified } = await identityPool.addressOf(accessToken);
  return db.transaction().execute(async (tx) => {
    await lockRegistration(tx);
    const known = await findUserBySub(tx, sub);
    if (known) return known;
    const { role, areas, attorneyId } = await accessOf(deps, tx, isVerified ? email : null);
    await retireName(tx, username);
    const user = await insertUser(tx, {
      ...{ sub, username, email, role, areas, attorneyId },
      createdAt: now(),
    });
    await logChange(tx, username, 'staff.register', ['users', user.id], {
      after: { username, email, role, ...(areas && { areas }) },
    });
    if (role === 'pending') await announceAccessRequest(tx, now());
    return user;
  });
}

type Granted = { role: Role; areas: Area[] | null; attorneyId: string | null };

/**
 * Only a verified address counts. Somebody who was invited gets the role of the invitation. Somebody who was revoked or
 * refused gets the same role under another account with the same mailbox, regardless of the settings, until staff
 * approve it or invite them.
 */
async function accessOf(deps: Deps, tx: Tx, email: string | null): Promise<Granted> {
  const invitation = email && (await takeInvitation(tx, email, deps.now()));
  return invitation || { role: await roleOf(deps, tx, email), areas: null, attorneyId: null };
}

async function roleOf(
  { identityPool, staffRules }: Deps,
  db: Db,
  email: string | null,
): Promise<Role> {
  const decision = email && (await findDecisionAgainst(db, email));
  if (decision) return decision;
  if (staffRules.signUp === 'open') return 'admin';
  if (email && staffRules.adminEmails.includes(email.toLowerCase())) return 'admin';
  // In the embedded pool the first user becomes admin; in Cognito the settings decide.
  if (identityPool.isEmbedded && !(await hasOwners(db))) return 'admin';
  return 'pending';
}
