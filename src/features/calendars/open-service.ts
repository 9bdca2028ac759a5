import type { ServiceConfig } from '../../platform/provider-settings/schema.ts';
import type { SecretBox } from '../../platform/secrets/secret-box.ts';
import type { BusyFileReader } from './busy-file/read-busy-file.ts';
import { lostSecrets, type OpenedCalendar, openCalendar } from './present-calendar.ts';
import type { AccessTokens } from './providers/access-tokens.ts';
import { CalendarError } from './providers/calendar-error.ts';
import type { CalendarAddresses, CalendarService } from './providers/calendar-service.ts';
import { calendlyCalendar } from './providers/calendly-calendar.ts';
import { customCalendar } from './providers/custom-calendar.ts';
import { googleCalendar } from './providers/google-calendar.ts';
import { outlookCalendar } from './providers/outlook-calendar.ts';
import type { ProviderFetch } from './providers/provider-fetch.ts';
import type { StoredCalendar } from './queries.ts';
import type { CalendarProvider } from './rules.ts';
import { CALENDAR_CONFIGS } from './schema.ts';

/** How to reach the calendar providers. */
export type CalendarPeers = {
  addresses: CalendarAddresses;
  tokens: AccessTokens;
  ask: ProviderFetch;
  readBusyFile: BusyFileReader;
};

/** A calendar's settings with decrypted secrets. */
export type Opened = OpenedCalendar & { provider: CalendarProvider };

type Firm = { email: string; zone: string };

/**
 * Creates the calendar service for these settings. Throws a `CalendarError` if they are no longer valid, or a secret
 * can no longer be decrypted.
 */
export function openService(
  { provider, config, webhookUrl, apiKey }: Opened,
  {
    peers,
    firm,
    publicUrl,
    now,
  }: { peers: CalendarPeers; firm: Firm; publicUrl: string; now: () => Date },
): CalendarService {
  const lost = lostSecrets(provider, { config, webhookUrl, apiKey });
  if (lost.length > 0) throw settingsError(`Enter again: ${lost.join(', ')}.`);
  switch (provider) {
    case 'google':
      return googleCalendar(settingsOf(provider, config), peers);
    case 'outlook':
      return outlookCalendar(settingsOf(provider, config), peers);
    case 'calendly':
      return calendlyCalendar(settingsOf(provider, config), {
        addresses: peers.addresses,
        invitee: { email: firm.email },
      });
    case 'custom':
      return customCalendar(
        { ...settingsOf(provider, config), webhookUrl, apiKey },
        {
          ask: peers.ask,
          now,
          readBusyFile: (file, between) =>
            peers.readBusyFile(file, {
              ...between,
              zone: firm.zone,
              ownHost: new URL(publicUrl).hostname,
            }),
        },
      );
  }
}

type StoredDeps = { secrets: SecretBox; peers: CalendarPeers; publicUrl: string; now: () => Date };

/** The service of a stored calendar. Throws a `CalendarError` if its settings cannot be used. */
export function openStoredService(
  { secrets, ...uses }: StoredDeps,
  calendar: StoredCalendar,
  firm: { email: string; zone: string },
): CalendarService {
  return openService({ ...calendar, ...openCalendar(secrets, calendar) }, { ...uses, firm });
}

function settingsOf<Provider extends CalendarProvider>(provider: Provider, config: ServiceConfig) {
  const parsed = CALENDAR_CONFIGS[provider].safeParse(config);
  if (!parsed.success)
    throw settingsError('The stored settings are not complete. Please enter them again.');
  return parsed.data as ReturnType<(typeof CALENDAR_CONFIGS)[Provider]['parse']>;
}

const settingsError = (message: string) => new CalendarError(message, { isTemporary: false });
