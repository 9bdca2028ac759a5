import { z } from 'zod';
import {
  applicationId,
  directoryId,
  privateKey,
} from '../../platform/provider-settings/account-schema.ts';
import {
  configText,
  httpsAddress,
  optionalIfBlank,
  type ServiceConfig,
  secretHttpsAddress,
  secretText,
} from '../../platform/provider-settings/schema.ts';
import { emailText, optionalText, requiredText } from '../../platform/text/text-schema.ts';
import { instantOut } from '../../platform/time/instant-schema.ts';
import { CALENDAR_PROVIDERS, type CalendarProvider } from './rules.ts';

const calendlyAddress = (of: 'users' | 'event_types') =>
  requiredText(300).refine((value) => value.startsWith(`https://api.calendly.com/${of}/`), {
    error: `Must begin with https://api.calendly.com/${of}/`,
  });

/**
 * The settings of each provider. They do not include the provider's API URL: otherwise an editor of the settings could
 * send the firm's keys elsewhere.
 */
export const CALENDAR_CONFIGS = {
  calendly: z.strictObject({
    token: secretText(2_000).describe('A personal access token'),
    user: optionalIfBlank(calendlyAddress('users')).describe('The address of the user in the API'),
    eventType: calendlyAddress('event_types').describe('The address of the event type in the API'),
  }),
  google: z.strictObject({
    calendarId: requiredText(300).describe('The id of the calendar, or primary'),
    client_email: emailText.describe('The address of the service account, from its key file'),
    private_key: privateKey.describe('The private key of the service account, from its key file'),
  }),
  outlook: z.strictObject({
    tenantId: directoryId.describe('Directory id or domain'),
    clientId: applicationId.describe('Application id'),
    clientSecret: secretText(500).describe('The value of a client secret, not its id'),
    mailbox: emailText.describe('The mailbox whose calendar is connected'),
  }),
  custom: z.strictObject({
    busyIcsUrl: optionalIfBlank(secretHttpsAddress).describe('An iCalendar file of busy times'),
    signingSecret: optionalIfBlank(
      secretText(500).refine((value) => value.length >= 4, { error: 'Is too short' }),
    ).describe(
      'Signs the messages to the webhook (Standard Webhooks): whsec_ followed by base64, or any text',
    ),
    previousSigningSecret: optionalIfBlank(
      secretText(500).refine((value) => value.length >= 4, { error: 'Is too short' }),
    ).describe('The old secret during a rotation; messages are signed with both'),
  }),
} satisfies Record<CalendarProvider, z.ZodType<ServiceConfig>>;

const IGNORED_KEY_FILE_FIELDS = [
  ...['type', 'project_id', 'private_key_id', 'client_id', 'auth_uri', 'token_uri'],
  ...['auth_provider_x509_cert_url', 'client_x509_cert_url', 'universe_domain'],
];

/**
 * Accepts the key file of a Google service account: drops the fields that a connection does not need, its URLs
 * included, and defaults `calendarId` to the primary calendar.
 */
function fromKeyFile(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (!('type' in value) || value.type !== 'service_account') return value;
  const needed = Object.entries(value).filter(([name]) => !IGNORED_KEY_FILE_FIELDS.includes(name));
  return { calendarId: 'primary', ...Object.fromEntries(needed) };
}

/** The accepted input for the settings of a provider. */
const acceptedConfig = (provider: CalendarProvider): z.ZodType<ServiceConfig> =>
  provider === 'google'
    ? z.preprocess(fromKeyFile, CALENDAR_CONFIGS.google)
    : CALENDAR_CONFIGS[provider];

const common = {
  isActive: z.boolean({ error: 'Must be true or false' }).nullish(),
  webhookUrl: optionalIfBlank(httpsAddress).transform((value) => value ?? null),
  apiKey: optionalText(2_000),
};

const settingOf = <Provider extends CalendarProvider>(value: Provider) =>
  z.object({
    provider: z.literal(value),
    ...common,
    config: configText(
      acceptedConfig(value),
      CALENDAR_PROVIDERS.find((provider) => provider.value === value)?.text ?? value,
    ),
  });

/** A custom calendar without any address does nothing, and messages to a webhook must be signed. */
const customSetting = settingOf('custom').check(({ value: { config, webhookUrl }, issues }) => {
  // Whatever else is wrong comes first.
  if (issues.length > 0) return;
  const refuse = (message: string) =>
    issues.push({ code: 'custom', path: ['config'], input: config, message });
  if (webhookUrl === null && !config.busyIcsUrl) {
    refuse('Enter the address of busy times, a webhook URL, or both');
  }
  if (webhookUrl !== null && !config.signingSecret) {
    refuse('signingSecret: Is needed to sign the messages to the webhook');
  }
});

const noProvider = { error: 'Choose one of the providers' };

/** A calendar to store. `isActive` is accepted but ignored: calendars are activated by a separate call. */
export const calendarSettingInput = z.discriminatedUnion(
  'provider',
  [settingOf('calendly'), settingOf('google'), settingOf('outlook'), customSetting],
  noProvider,
);
export type CalendarSettingInput = z.output<typeof calendarSettingInput>;

export const calendarIdInput = z.object({
  id: z.uuid({ error: 'Must be the id of a calendar' }),
});

export const updateCalendarInput = calendarIdInput.and(calendarSettingInput);
export type UpdateCalendarInput = z.output<typeof updateCalendarInput>;

/** Typed settings to test; masks stand for the secrets stored under `id`. */
export const testCalendarInput = z
  .object({ id: z.uuid({ error: 'Must be the id of a calendar' }).nullish() })
  .and(calendarSettingInput);
export type TestCalendarInput = z.output<typeof testCalendarInput>;

/** `message` is the provider's error message, or the result of the test. */
export const calendarTestSchema = z.object({ isGood: z.boolean(), message: z.string() });

/**
 * The status of the active calendar. Busy times are `current`; `kept` from before the last failures, still blocking
 * slots; `expired` after a day of failures, no longer blocking slots; `unread`; or `off` if none are requested.
 */
export const calendarStatusSchema = z.object({
  calendarId: z.string(),
  provider: z.enum(CALENDAR_PROVIDERS.map(({ value }) => value)),
  busy: z.object({
    state: z.enum(['current', 'kept', 'expired', 'unread', 'off']),
    fetchedAt: instantOut.nullable(),
    lastError: z.string().nullable(),
    /** Events that could not be understood completely when the calendar was last read. */
    unclearEvents: z.int(),
    daysAhead: z.int(),
  }),
  /** Events not yet in sync: waiting, being retried automatically, or needing staff attention. */
  events: z.object({
    /** Whether the settings allow sending events at all. */
    areSent: z.boolean(),
    waiting: z.int(),
    retrying: z.int(),
    needAttention: z.int(),
    lastError: z.string().nullable(),
    nextTryAt: instantOut.nullable(),
  }),
});

export const calendarRetrySchema = z.object({ events: z.int() });

/** The feed of appointments for staff's calendar apps. */
export const calendarFeedSchema = z.object({
  createdBy: z.string(),
  createdAt: instantOut,
  lastReadAt: instantOut.nullable(),
});

/** The same with its URL, which is only returned once. */
export const newCalendarFeedSchema = calendarFeedSchema.extend({ address: z.string() });

/** A calendar as the API returns it: secrets are masked, or empty if they must be entered again. */
export const calendarSettingSchema = z.object({
  id: z.string(),
  provider: z.enum(CALENDAR_PROVIDERS.map(({ value }) => value)),
  isActive: z.boolean(),
  config: z.string(),
  webhookUrl: z.string().nullable(),
  apiKey: z.string().nullable(),
  createdAt: instantOut,
});

export const hostNumberInput = z.object({
  hostNumber: z.coerce
    .number<string | number>({ error: 'Must be the number of a host' })
    .int()
    .min(1),
});

/** A calendar to connect for a host. */
export const connectHostInput = hostNumberInput.and(calendarSettingInput);

/** A host other than the firm with their calendar, its status and their feed; null for what they do not have. */
export const hostCalendarSchema = z.object({
  hostNumber: z.int(),
  name: z.string(),
  isActive: z.boolean(),
  calendar: calendarSettingSchema.nullable(),
  status: calendarStatusSchema.nullable(),
  feed: calendarFeedSchema.nullable(),
});
