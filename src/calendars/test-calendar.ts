import { insertAuditEntry } from '../audit/queries.ts';
import type { Context } from '../context.ts';
import { addDays } from '../date-math.ts';
import { DomainError } from '../errors.ts';
import { getFirmProfile } from '../firm/queries.ts';
import { keepMaskedKey, keepMaskedSecrets } from '../integrations/seal-config.ts';
import type { User } from '../staff/recognise-user.ts';
import { openService } from './open-service.ts';
import { openCalendar } from './present-calendar.ts';
import { CalendarError } from './providers/calendar-error.ts';
import { findCalendar } from './queries.ts';
import { CALENDAR_SECRETS } from './rules.ts';
import type { TestCalendarInput } from './schema.ts';

type Deps = Pick<Context, 'db' | 'now' | 'secrets' | 'calendarPeers' | 'publicUrl'> & {
  user: User;
};

const TRIED_DAYS = 7;
const NOTHING = { config: {}, apiKey: null };

/**
 * Tries settings as they are typed, before they are saved; masks stand for what is stored under `id`. Answers
 * whether they work, in the provider's words. It makes no event. Throws `no_such_calendar`, or
 * `invalid_input` for a mask of something else.
 */
export async function testCalendar(deps: Deps, { id, ...typed }: TestCalendarInput) {
  const { db, now, publicUrl, calendarPeers: peers, user } = deps;
  const kept = await keptOf(deps, id ?? null, typed.provider);
  const config = keepMaskedSecrets(typed.config, kept.config, CALENDAR_SECRETS[typed.provider]);
  const apiKey = typed.apiKey && keepMaskedKey(typed.apiKey, kept.apiKey);
  const firm = await getFirmProfile(db);
  const outcome = await tryOut(() =>
    openService({ ...typed, config, apiKey }, { peers, firm, publicUrl, now }).test({
      from: now(),
      to: addDays(now(), TRIED_DAYS),
    }),
  );
  await db.transaction().execute((tx) =>
    insertAuditEntry(tx, {
      actor: user.username,
      action: 'calendar.test',
      entity: 'calendar_settings',
      entityId: id ?? null,
      before: null,
      after: { provider: typed.provider, isGood: outcome.isGood },
    }),
  );
  return outcome;
}

async function keptOf({ db, secrets }: Deps, id: string | null, provider: string) {
  if (id === null) return NOTHING;
  const stored = await findCalendar(db, id);
  if (!stored) throw new DomainError('not_found', 'no_such_calendar', 'There is no such calendar.');
  return stored.provider === provider ? openCalendar(secrets, stored) : NOTHING;
}

async function tryOut(test: () => Promise<string>) {
  try {
    return { isGood: true, message: await test() };
  } catch (error) {
    if (error instanceof CalendarError) return { isGood: false, message: error.message };
    throw error;
  }
}
