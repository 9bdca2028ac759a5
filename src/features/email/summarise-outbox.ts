import type { Context } from '../../platform/trpc/context.ts';
import { countOutbox } from './outbox-queries.ts';
import { EMAIL_FILTERS, type EmailFilterState } from './rules.ts';
import { findActiveMailSetting } from './settings/queries.ts';

/**
 * Status of the outbox: whether mail can be sent at all, the problem that the provider reports with the settings, and
 * the number of mails in each state.
 */
export async function summariseOutbox({ db, holdsMail }: Pick<Context, 'db' | 'holdsMail'>) {
  // A single connection for all queries, so that one page load does not exhaust the pool.
  const { setting, all, counted } = await db.connection().execute(async (one) => {
    const counts = {} as Record<EmailFilterState, number>;
    for (const state of EMAIL_FILTERS) counts[state] = await countOutbox(one, state);
    return {
      setting: await findActiveMailSetting(one),
      all: await countOutbox(one, null),
      counted: counts,
    };
  });
  return {
    isConfigured: setting !== undefined || !holdsMail,
    problem: setting?.problem ?? null,
    counts: { all, ...counted },
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
