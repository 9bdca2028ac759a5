import type { Context } from '../../platform/trpc/context.ts';
import { countOutbox } from './outbox-queries.ts';
import { EMAIL_STATES } from './rules.ts';
import { findActiveMailSetting } from './settings/queries.ts';

/**
 * Status of the outbox: whether mail can be sent at all, the problem that the provider reports with the settings, and
 * the number of mails in each state.
 */
export async function summariseOutbox({ db, holdsMail }: Pick<Context, 'db' | 'holdsMail'>) {
  // A single connection for all queries, so that one page load does not exhaust the pool.
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

/** What currently happens to queued mails. */
export async function findMailDelivery({
  db,
  holdsMail,
  catchesMail,
}: Pick<Context, 'db' | 'holdsMail' | 'catchesMail'>) {
  if (await findActiveMailSetting(db)) return { kind: 'sent' as const };
  if (catchesMail) return { kind: 'caught' as const };
  return { kind: holdsMail ? ('held' as const) : ('sent' as const) };
}
