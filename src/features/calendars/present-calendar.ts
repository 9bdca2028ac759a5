import { notFound } from '../../platform/errors/errors.ts';
import { UNREADABLE } from '../../platform/provider-settings/rules.ts';
import type { ServiceConfig } from '../../platform/provider-settings/schema.ts';
import {
  describeConfig,
  keepMaskedKey,
  keepMaskedSecrets,
  maskUnlessUnreadable,
  openConfig,
  openSecret,
  withoutSecrets,
} from '../../platform/provider-settings/seal-config.ts';
import type { SecretBox } from '../../platform/secrets/secret-box.ts';
import type { StoredCalendar } from './queries.ts';
import {
  API_KEY_DESTINATION,
  CALENDAR_SECRET_DESTINATIONS,
  CALENDAR_SECRETS,
  type CalendarProvider,
} from './rules.ts';
import type { CalendarSettingInput } from './schema.ts';

export const calendarPlace = (id: string) => ({ table: 'calendar_settings', id });

/** A calendar's settings with decrypted secrets. */
export type OpenedCalendar = {
  config: ServiceConfig;
  webhookUrl: string | null;
  apiKey: string | null;
};

/** Empty settings for when none are stored, so that every mask is rejected. */
export const NO_CALENDAR: OpenedCalendar = { config: {}, webhookUrl: null, apiKey: null };

/** A stored calendar with decrypted secrets, for the server only. */
export function openCalendar(
  box: SecretBox,
  { id, provider, config, webhookUrl, apiKey }: StoredCalendar,
): OpenedCalendar {
  const place = calendarPlace(id);
  return {
    webhookUrl,
    config: openConfig(box, place, config, CALENDAR_SECRETS[provider]),
    apiKey: apiKey === null ? null : openSecret(box, place, 'api_key', apiKey),
  };
}

/** The names of the secrets that can no longer be decrypted. */
export const lostSecrets = (provider: CalendarProvider, { config, apiKey }: OpenedCalendar) => [
  ...CALENDAR_SECRETS[provider].filter((name) => config[name] === UNREADABLE),
  ...(apiKey === UNREADABLE ? ['API Key'] : []),
];

/** As staff see it: secrets masked. */
export function presentCalendar(box: SecretBox, calendar: StoredCalendar): StoredCalendar {
  const { config, apiKey } = openCalendar(box, calendar);
  return {
    ...calendar,
    config: describeConfig(config, CALENDAR_SECRETS[calendar.provider]),
    apiKey: apiKey === null ? null : maskUnlessUnreadable(apiKey),
  };
}

/**
 * The secrets of a calendar as typed, with masks replaced by the stored secrets. A mask is rejected if the typed
 * settings would send the secret to another destination than the stored ones (`keepMaskedSecrets`).
 */
export function keepCalendarSecrets(
  typed: Pick<CalendarSettingInput, 'provider' | 'config' | 'webhookUrl' | 'apiKey'>,
  stored: OpenedCalendar,
) {
  const compared = {
    typed: { ...typed.config, webhookUrl: typed.webhookUrl },
    before: { ...stored.config, webhookUrl: stored.webhookUrl },
  };
  const destinations = CALENDAR_SECRET_DESTINATIONS[typed.provider];
  const key = { field: 'apiKey', names: API_KEY_DESTINATION, compared };
  return {
    config: keepMaskedSecrets(typed.config, stored.config, destinations, compared),
    apiKey: typed.apiKey && keepMaskedKey(typed.apiKey, stored.apiKey, key),
  };
}

/** A calendar as the audit log stores it. The path of a webhook URL may be secret, too. */
export function auditCalendar(calendar: StoredCalendar) {
  const { provider, isActive, config, webhookUrl, apiKey, hostNumber } = calendar;
  return {
    provider,
    isActive,
    ...(hostNumber !== null && { hostNumber }),
    config: withoutSecrets(JSON.parse(config), CALENDAR_SECRETS[provider]),
    webhook: webhookUrl && new URL(webhookUrl).origin,
    hasApiKey: apiKey !== null,
  };
}

export function missingCalendar(): never {
  throw notFound('calendar', 'There is no such calendar.');
}
