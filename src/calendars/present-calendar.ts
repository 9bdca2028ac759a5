import {
  describeConfig,
  maskUnlessUnreadable,
  openConfig,
  openSecret,
  withoutSecrets,
} from '../integrations/seal-config.ts';
import type { SecretBox } from '../secrets/secret-box.ts';
import type { StoredCalendar } from './queries.ts';
import { CALENDAR_SECRETS } from './rules.ts';

export const calendarPlace = (id: string) => ({ table: 'calendar_settings', id });

/** A stored calendar with its secrets in clear, for the server alone. */
export function openCalendar(box: SecretBox, { id, provider, config, apiKey }: StoredCalendar) {
  const place = calendarPlace(id);
  return {
    config: openConfig(box, place, config, CALENDAR_SECRETS[provider]),
    apiKey: apiKey === null ? null : openSecret(box, place, 'api_key', apiKey),
  };
}

/** As staff see it: secrets masked. */
export function presentCalendar(box: SecretBox, calendar: StoredCalendar): StoredCalendar {
  const { config, apiKey } = openCalendar(box, calendar);
  return {
    ...calendar,
    config: describeConfig(config, CALENDAR_SECRETS[calendar.provider]),
    apiKey: apiKey === null ? null : maskUnlessUnreadable(apiKey),
  };
}

/** As the audit log keeps it. The path of a webhook's address may be a secret, too. */
export function auditCalendar({ provider, isActive, config, webhookUrl, apiKey }: StoredCalendar) {
  return {
    provider,
    isActive,
    config: withoutSecrets(JSON.parse(config), CALENDAR_SECRETS[provider]),
    webhook: webhookUrl && new URL(webhookUrl).origin,
    hasApiKey: apiKey !== null,
  };
}
