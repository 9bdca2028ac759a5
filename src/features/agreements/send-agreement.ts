import type { Tx } from '../../../db/client.ts';
import type { User } from '../../platform/auth/user.ts';
import { addDays } from '../../platform/time/date-math.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { enqueueEmails } from '../email/enqueue-queries.ts';
import type { EmailKind } from '../email/rules.ts';
import { newLink } from './client-link/make-link.ts';
import { findSettings, type StoredAgreement } from './queries.ts';
import { isSigned, LINK_DAYS_AFTER_END, LINK_DAYS_AFTER_SIGNING } from './rules.ts';
import { requireAgreement, takeStep } from './take-step.ts';

type Deps = Pick<Context, 'db' | 'now' | 'secrets'> & { user: User };

/** Sends the link to an approved agreement to the client. Throws `agreement_not_found` and a conflict. */
export async function sendAgreement(deps: Deps, id: string): Promise<void> {
  const { db, now, secrets, user } = deps;
  await db.transaction().execute(async (tx) => {
    const agreement = await requireAgreement(tx, id);
    await takeStep(tx, deps, {
      ...{ agreement, step: 'send', actor: user.username },
      write: async () => {
        const { expiryDays } = await findSettings(tx);
        const expiresAt = addDays(now(), expiryDays);
        const link = newLink(secrets);
        await mailTo(tx, agreement, 'agreement_link', link.linkId);
        return {
          changes: {
            ...link,
            ...{ sentAt: now(), expiresAt, linkExpiresAt: addDays(expiresAt, LINK_DAYS_AFTER_END) },
          },
          facts: { to: agreement.clientEmail, expiresAt: expiresAt.toISOString() },
        };
      },
    });
  });
}

/** Sends a new link; the former one stops working. Throws `agreement_not_found` and a conflict. */
export async function sendAgain(deps: Deps, id: string): Promise<void> {
  const { db, now, secrets, user } = deps;
  await db.transaction().execute(async (tx) => {
    const agreement = await requireAgreement(tx, id);
    await takeStep(tx, deps, {
      ...{ agreement, step: 'send_again', actor: user.username },
      write: async () => {
        const link = newLink(secrets);
        const isDone = agreement.state === 'countersigned';
        await mailTo(tx, agreement, isDone ? 'agreement_done' : 'agreement_link', link.linkId);
        const { linkExpiresAt } = agreement;
        return {
          changes: {
            ...link,
            linkExpiresAt: isSigned(agreement.state)
              ? addDays(now(), LINK_DAYS_AFTER_SIGNING)
              : linkExpiresAt,
          },
          facts: { to: agreement.clientEmail },
        };
      },
    });
  });
}

/** Puts a mail to the client into the outbox, once per key. */
export const mailTo = (
  tx: Tx,
  { id, clientEmail, clientName }: Pick<StoredAgreement, 'id' | 'clientEmail' | 'clientName'>,
  kind: EmailKind,
  key: string,
) =>
  enqueueEmails(tx, [
    {
      ...{ kind, toEmail: clientEmail, toName: clientName, payload: { id } },
      dedupeKey: `${kind}:${key}`,
    },
  ]);

/**
 * Withdraws an agreement that not both have signed; the client's page says so, and a mail if it was sent to them. Throws
 * `agreement_not_found` and a conflict.
 */
export async function withdrawAgreement(
  deps: Deps,
  { id, reason }: { id: string; reason: string | null },
): Promise<void> {
  const { db, now, user } = deps;
  await db.transaction().execute(async (tx) => {
    const agreement = await requireAgreement(tx, id);
    await takeStep(tx, deps, {
      ...{ agreement, step: 'withdraw', actor: user.username },
      write: async () => {
        if (agreement.sentAt) await mailTo(tx, agreement, 'agreement_withdrawn', id);
        return { changes: { endedAt: now() }, facts: { reason } };
      },
    });
  });
}
