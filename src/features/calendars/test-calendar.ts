import { logChange } from '../../platform/audit/queries.ts';
import type { User } from '../../platform/auth/user.ts';
import { addDays } from '../../platform/time/date-math.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { getFirmProfile } from '../firm/queries.ts';
import { type Opened, openService } from './open-service.ts';
import {
  keepCalendarSecrets,
  missingCalendar,
  NO_CALENDAR,
  openCalendar,
} from './present-calendar.ts';
import { CalendarError } from './providers/calendar-error.ts';
import type { CalendarAddresses } from './providers/calendar-service.ts';
import { findCalendar } from './queries.ts';
import type { TestCalendarInput } from './schema.ts';

type Deps = Pick<Context, 'db' | 'now' | 'secrets' | 'calendarPeers' | 'publicUrl'> & {
  user: User;
};

const TEST_DAYS = 7;

/**
 * Tests typed settings before they are saved; masks stand for the secrets stored under `id`. Returns whether they work,
 * with the provider's message. Creates no event. Throws `calendar_not_found`, or `invalid_input` for a mask as
 * `keepMaskedSecrets` does.
 */
export async function testCalendar(deps: Deps, { id, ...typed }: TestCalendarInput) {
  const { db, now, publicUrl, calendarPeers: peers, user } = deps;
  const stored = await findStored(deps, id ?? null, typed.provider);
  const secrets = keepCalendarSecrets(typed, stored);
  const firm = await getFirmProfile(db);
  const outcome = await tryOut(() =>
    openService({ ...typed, ...secrets }, { peers, firm, publicUrl, now }).test({
      from: now(),
      to: addDays(now(), TEST_DAYS),
    }),
  );
  await db.transaction().execute((tx) =>
    logChange(tx, user.username, 'calendar.test', ['calendar_settings', id ?? null], {
      after: {
        provider: typed.provider,
        hosts: hostsOf({ ...typed, ...secrets }, peers.addresses),
        isGood: outcome.isGood,
      },
    }),
  );
  return outcome;
}

/** The hosts that a test sends requests to, for the audit log. */
function hostsOf(
  { provider, config, webhookUrl }: Omit<Opened, 'apiKey'>,
  addresses: CalendarAddresses,
): string[] {
  const urls = {
    google: [addresses.googleToken, addresses.googleApi],
    outlook: [addresses.microsoftLogin, addresses.graph],
    calendly: [addresses.calendly],
    custom: [webhookUrl, config.busyIcsUrl],
  }[provider];
  return urls.flatMap((url) => (typeof url === 'string' ? [new URL(url).host] : []));
}

async function findStored({ db, secrets }: Deps, id: string | null, provider: string) {
  if (id === null) return NO_CALENDAR;
  const stored = (await findCalendar(db, id)) ?? missingCalendar();
  return stored.provider === provider ? openCalendar(secrets, stored) : NO_CALENDAR;
}

async function tryOut(test: () => Promise<string>) {
  try {
    return { isGood: true, message: await test() };
  } catch (error) {
    if (error instanceof CalendarError) return { isGood: false, message: error.message };
    throw error;
  }
}
