import type { Context } from '../../platform/trpc/context.ts';
import { countOutbox } from './outbox-queries.ts';
import { EMAIL_STATES } from './rules.ts';
import { findActiveMailSetting } from './settings/queries.ts';

/**
 * How the mail stands: whether it can be sent at all, what the provider has against the settings, and how
 * many mails there are in each state.
 */
export async function summariseOutbox({ db, holdsMail }: Pick<Context, 'db' | 'holdsMail'>) {
  // One connection for all of it: a page that takes as many as it has figures leaves none to others.
  const { setting, all, counted } = await db.connection().execute(async (one) => {
    const counts: number[] = [];
    for (const state of EMAIL_STATES) counts.push(await countOutbox(one, state));
    return {
      setting: await findActiveMailSetting(one),
      all: await countOutbox(one, null),
      counted: counts,
    };
  });
  const [queued = 0, sent = 0, failed = 0, needsAttention = 0, skipped = 0] = counted;
  return {
    isConfigured: setting !== undefined || !holdsMail,
    problem: setting?.problem ?? null,
    counts: { all, queued, sent, failed, needs_attention: needsAttention, skipped },
  };
}

/** What becomes of a mail that is written now. */
export async function findMailDelivery({
  db,
  holdsMail,
  catchesMail,
}: Pick<Context, 'db' | 'holdsMail' | 'catchesMail'>) {
  if (await findActiveMailSetting(db)) return { kind: 'sent' as const };
  if (catchesMail) return { kind: 'caught' as const };
  return { kind: holdsMail ? ('held' as const) : ('sent' as const) };
}
