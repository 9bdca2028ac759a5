import type { User } from '../../../platform/auth/user.ts';
import { addHours } from '../../../platform/time/date-math.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { OLD_SECRET_HOURS } from '../rules.ts';
import { noteEndpoint, requireEndpoint } from './edit-endpoints.ts';
import { replaceSecretRow } from './queries.ts';
import { newSigningSecret, placeOfSecret } from './secret.ts';

/**
 * Gives an endpoint a new secret, which is only returned here. For a day, events are signed with both. Throws
 * `webhook_not_found`.
 */
export function replaceSecret(
  { db, now, secrets, user }: Pick<Context, 'db' | 'now' | 'secrets'> & { user: User },
  id: string,
) {
  const secret = newSigningSecret();
  const previousSecretUntil = addHours(now(), OLD_SECRET_HOURS);
  return db.transaction().execute(async (tx) => {
    const before = await requireEndpoint(tx, id);
    await replaceSecretRow(tx, id, {
      secret: secrets.seal(secret, placeOfSecret(id)),
      previousSecret: before.secret,
      previousSecretUntil,
    });
    await noteEndpoint(tx, user, 'replace-secret', id, { before, after: before });
    return { secret, previousSecretUntil };
  });
}
