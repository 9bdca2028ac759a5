import type { Context } from '../context.ts';
import { findActiveMailSetting } from '../mail-settings/queries.ts';
import { countOutbox } from './outbox-queries.ts';
import { EMAIL_STATES } from './rules.ts';

/**
 * How the mail stands: whether it can be sent at all, what the provider has against the settings, and how
 * many mails there are in each state.
 */
export async function summariseOutbox({ db, holdsMail }: Pick<Context, 'db' | 'holdsMail'>) {
  const [setting, all, ...counted] = await Promise.all([
    findActiveMailSetting(db),
    countOutbox(db, null),
    ...EMAIL_STATES.map((state) => countOutbox(db, state)),
  ]);
  const [queued = 0, sent = 0, failed = 0, needsAttention = 0, skipped = 0] = counted;
  return {
    isConfigured: setting !== undefined || !holdsMail,
    problem: setting?.problem ?? null,
    counts: { all, queued, sent, failed, needs_attention: needsAttention, skipped },
  };
}
