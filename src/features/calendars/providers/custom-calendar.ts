import { signWebhook } from '../../../platform/http-client/sign-webhook.ts';
import { CalendarError } from './calendar-error.ts';
import type { BusyRead, CalendarEvent, CalendarService, EndedEvent } from './calendar-service.ts';
import { countBusy } from './count-busy.ts';
import { type ProviderFetch, requestOk } from './provider-fetch.ts';

type Settings = {
  webhookUrl: string | null;
  signingSecret?: string | undefined;
  /** Also used for signing while receivers are switched to the new secret. */
  previousSigningSecret?: string | undefined;
  busyIcsUrl?: string | undefined;
  /** Sent as a bearer token to the webhook. */
  apiKey: string | null;
};

type Deps = {
  ask: ProviderFetch;
  readBusyFile: (file: Buffer, between: { from: Date; to: Date }) => Promise<BusyRead>;
  now: () => Date;
};

const WEBHOOK = 'The webhook';
const BUSY_FILE = 'The file of busy times';
// Ten years of a busy calendar, most of it descriptions.
const MAX_FILE_BYTES = 20_000_000;
const FILE_TIMEOUT_MS = 20_000;

/**
 * Any calendar that accepts signed webhooks, publishes an iCalendar file, or both. A retried message has the same
 * `webhook-id`, so that the receiver can ignore duplicates.
 */
export function customCalendar(settings: Settings, deps: Deps): CalendarService {
  const { webhookUrl, busyIcsUrl } = settings;

  const send = async (type: string, id: string, data: object): Promise<void> => {
    if (webhookUrl === null) return;
    const timestamp = deps.now();
    const body = JSON.stringify({ type, timestamp: timestamp.toISOString(), data });
    await requestOk(deps.ask, WEBHOOK, webhookUrl, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(settings.apiKey && { authorization: `Bearer ${settings.apiKey}` }),
        ...signWebhook(secretsOf(settings), { id, timestamp, body }),
      },
      body,
    });
  };
  const put = async (type: 'created' | 'updated', event: CalendarEvent): Promise<string> => {
    await send(`appointment.${type}`, `${event.key}-${event.version}`, dataOf(event));
    return event.key;
  };
  const busyTimes: CalendarService['busyTimes'] = async (between) => {
    if (!busyIcsUrl) return null;
    const file = await requestOk(deps.ask, BUSY_FILE, busyIcsUrl, {
      headers: { accept: 'text/calendar' },
      maxBytes: MAX_FILE_BYTES,
      timeoutMs: FILE_TIMEOUT_MS,
    });
    return deps.readBusyFile(file, between);
  };

  return {
    createEvent: (event) => put('created', event),
    updateEvent: (_eventId, event) => put('updated', event),
    cancelEvent: ({ key, uid, version, appointmentId }: EndedEvent) =>
      send('appointment.cancelled', `${key}-${version}`, {
        id: key,
        uid,
        sequence: version,
        appointmentId,
      }),
    busyTimes,
    async test(between) {
      if (webhookUrl === null && !busyIcsUrl) {
        throw new CalendarError('There is neither a webhook nor a file of busy times to test.', {
          isTemporary: false,
        });
      }
      await send('test', `test-${deps.now().getTime()}`, {});
      const busy = await busyTimes(between);
      return [
        webhookUrl !== null && 'The webhook accepted a signed test message.',
        busy && `The file has ${countBusy(busy)}`,
      ]
        .filter(Boolean)
        .join(' ');
    },
  };
}

function secretsOf({ signingSecret, previousSigningSecret }: Settings): string[] {
  if (!signingSecret) {
    throw new CalendarError(
      'The signingSecret is missing: messages to the webhook must be signed.',
      { isTemporary: false },
    );
  }
  return [signingSecret, ...(previousSigningSecret ? [previousSigningSecret] : [])];
}

const dataOf = (event: CalendarEvent) => ({
  id: event.key,
  uid: event.uid,
  sequence: event.version,
  appointmentId: event.appointmentId,
  title: event.title,
  description: event.description,
  start: event.startsAt.toISOString(),
  end: event.endsAt.toISOString(),
  timeZone: event.zone,
});
