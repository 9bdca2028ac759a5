import { addDays, subDays } from '../../platform/time/date-math.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { findSettings, listWaiting, lockAgreement, updateAgreement } from './queries.ts';
import { LINK_DAYS_AFTER_END } from './rules.ts';
import { mailTo } from './send-agreement.ts';
import { THE_SITE, takeStep } from './take-step.ts';

type Deps = Pick<Context, 'db' | 'now' | 'secrets'>;

/**
 * Ends agreements whose time to sign is over, and reminds clients once of the others. Called regularly, and safe to run in
 * several processes: each agreement is looked at again once it is locked.
 */
export async function expireAndRemind(deps: Deps): Promise<void> {
  const { db, now } = deps;
  const { reminderDays } = await findSettings(db);
  const sentBefore = subDays(now(), reminderDays);
  for (const { id } of await listWaiting(db, { now: now(), sentBefore })) {
    await db.transaction().execute(async (tx) => {
      const agreement = await lockAgreement(tx, id);
      const isOpen = agreement?.state === 'sent' || agreement?.state === 'read';
      if (!agreement || !isOpen) return;
      if (agreement.expiresAt && agreement.expiresAt <= now()) {
        return takeStep(tx, deps, {
          ...{ agreement, step: 'expire', actor: THE_SITE },
          write: async () => ({
            changes: { endedAt: now(), linkExpiresAt: addDays(now(), LINK_DAYS_AFTER_END) },
          }),
        });
      }
      if (agreement.remindedAt) return;
      await mailTo(tx, agreement, 'agreement_reminder', agreement.linkId ?? id);
      await updateAgreement(tx, id, { remindedAt: now() });
    });
  }
}
