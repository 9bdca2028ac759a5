import { randomUUID } from 'node:crypto';
import type { Tx } from '../../../db/client.ts';
import { logChange } from '../../platform/audit/queries.ts';
import type { User } from '../../platform/auth/user.ts';
import { DomainError } from '../../platform/errors/errors.ts';
import { sealConfig, sealSecret } from '../../platform/provider-settings/seal-config.ts';
import type { SecretBox } from '../../platform/secrets/secret-box.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { deleteBusyTimes, fetchBusyTimesNow } from './busy/queries.ts';
import { requirePerson } from './hosts/require-person.ts';
import {
  auditCalendar,
  calendarPlace,
  keepCalendarSecrets,
  missingCalendar,
  NO_CALENDAR,
  type OpenedCalendar,
  openCalendar,
  presentCalendar,
} from './present-calendar.ts';
import {
  deleteCalendar,
  findActiveCalendar,
  findHostCalendar,
  insertCalendar,
  lockCalendar,
  type StoredCalendar,
  updateCalendar,
} from './queries.ts';
import { CALENDAR_SECRETS } from './rules.ts';
import type { CalendarSettingInput, UpdateCalendarInput } from './schema.ts';
import {
  lockCalendarsInUse,
  requestEventsIn,
  resetEventsOf,
  retrySyncsOf,
} from './sync/calendar-queries.ts';

type Deps = Pick<Context, 'db' | 'jobs' | 'now' | 'secrets'> & { user: User };

/** Stores an inactive calendar of the firm. Throws `invalid_input` if a secret is a mask. */
export function addCalendar(deps: Deps, input: CalendarSettingInput) {
  return deps.db.transaction().execute(async (tx) => {
    const calendar = await insertSealed(tx, deps, { input, hostNumber: null });
    return presentCalendar(deps.secrets, calendar);
  });
}

/**
 * Connects the calendar of a host, which is in use at once: the host's upcoming appointments move there from the firm's.
 * Throws `invalid_input` if a secret is a mask, `host_not_found`, or `calendar_exists` if the host has one.
 */
export function connectHost(
  deps: Deps,
  { hostNumber, ...input }: CalendarSettingInput & { hostNumber: number },
) {
  const { db, jobs, now, secrets } = deps;
  return db.transaction().execute(async (tx) => {
    await lockCalendarsInUse(tx);
    await requirePerson(tx, hostNumber);
    if (await findHostCalendar(tx, hostNumber)) throw hasCalendar();
    const calendar = await insertSealed(tx, deps, { input, hostNumber });
    await requestEventsIn(tx, calendar, { now: now() });
    await jobs.enqueue(tx, 'fetch-busy-times', [{ data: {} }]);
    return presentCalendar(secrets, calendar);
  });
}

const hasCalendar = () =>
  new DomainError('conflict', 'calendar_exists', 'This person already has a connected calendar.');

async function insertSealed(
  tx: Tx,
  { now, secrets, user }: Deps,
  { input, hostNumber }: { input: CalendarSettingInput; hostNumber: number | null },
): Promise<StoredCalendar> {
  const id = randomUUID();
  const sealed = sealCalendar(secrets, id, input, NO_CALENDAR);
  const calendar = await insertCalendar(tx, { id, ...sealed, hostNumber, createdAt: now() });
  await logChange(tx, user.username, 'calendar.create', ['calendar_settings', id], {
    after: auditCalendar(calendar),
  });
  return calendar;
}

/**
 * Replaces the settings of a calendar; a mask keeps the stored secret, which is sealed again with the current key.
 * Failed events are retried. If the new settings point to another calendar of the provider, the events in the previous
 * one stay there. Throws `calendar_not_found`, or `invalid_input` for a mask as `keepMaskedSecrets` does.
 */
export function changeCalendar(deps: Deps, { id, ...input }: UpdateCalendarInput) {
  const { db, secrets, user } = deps;
  return db.transaction().execute(async (tx) => {
    await lockCalendarsInUse(tx);
    const before = (await lockCalendar(tx, id)) ?? missingCalendar();
    const stored = before.provider === input.provider ? openCalendar(secrets, before) : NO_CALENDAR;
    const after = await updateCalendar(tx, id, sealCalendar(secrets, id, input, stored));
    await logChange(tx, user.username, 'calendar.update', ['calendar_settings', id], {
      before: auditCalendar(before),
      after: auditCalendar(after),
    });
    await useChanged(tx, deps, before, after);
    return presentCalendar(secrets, after);
  });
}

async function useChanged(
  tx: Tx,
  { jobs, now }: Deps,
  before: StoredCalendar,
  after: StoredCalendar,
): Promise<void> {
  if (placeInProvider(before) === placeInProvider(after)) {
    await retrySyncsOf(tx, after.id);
    await fetchBusyTimesNow(tx, after.id);
  } else {
    await resetEventsOf(tx, after.id);
    if (isUsed(after)) {
      await requestEventsIn(tx, after, { now: now() });
      await deleteBusyTimes(tx, after.hostNumber);
    }
  }
  if (!isUsed(after)) return;
  await jobs.enqueue(tx, 'fetch-busy-times', [{ data: {} }]);
}

const isUsed = ({ isActive, hostNumber }: StoredCalendar) => isActive || hostNumber !== null;

/** Identifies the provider's calendar that the settings point to. */
function placeInProvider({ provider, config, webhookUrl }: StoredCalendar): string {
  const { calendarId, client_email, tenantId, mailbox, eventType } = JSON.parse(config);
  return {
    google: [provider, calendarId, calendarId === 'primary' && client_email],
    outlook: [provider, tenantId, mailbox],
    calendly: [provider, eventType],
    custom: [provider, webhookUrl],
  }[provider].join('\n');
}

/**
 * Deletes a calendar with its secrets, even if it is active. Its events stay at the provider, because without the
 * secrets they cannot be removed. The upcoming appointments of a host go to the firm's calendar. Throws
 * `calendar_not_found`.
 */
export function removeCalendar({ db, now, user }: Deps, id: string): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await lockCalendarsInUse(tx);
    const before = (await lockCalendar(tx, id)) ?? missingCalendar();
    await deleteCalendar(tx, id);
    if (before.hostNumber !== null) {
      const ofFirm = await findActiveCalendar(tx);
      if (ofFirm) await requestEventsIn(tx, ofFirm, { now: now(), ofHost: before.hostNumber });
    }
    await logChange(tx, user.username, 'calendar.delete', ['calendar_settings', id], {
      before: auditCalendar(before),
    });
  });
}

function sealCalendar(
  box: SecretBox,
  id: string,
  input: CalendarSettingInput,
  stored: OpenedCalendar,
) {
  const { provider, webhookUrl } = input;
  const place = calendarPlace(id);
  const { config, apiKey } = keepCalendarSecrets(input, stored);
  return {
    provider,
    webhookUrl,
    config: sealConfig(box, place, config, CALENDAR_SECRETS[provider]),
    apiKey: apiKey && sealSecret(box, place, 'api_key', apiKey),
  };
}
