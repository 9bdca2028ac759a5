import { expect } from 'vitest';
import type { StaffClient } from '../../../testing/staff-client.ts';
import { PEER_ORIGIN } from './ask-peer.ts';
import { CALENDLY_CONFIG } from './calendly.ts';
import { GOOGLE_CONFIG } from './google.ts';
import { OUTLOOK_CONFIG } from './outlook.ts';
import { WEBHOOK_SECRET } from './webhook-receiver.ts';

export const CALENDARS = '/api/admin/calendar-settings';

/** Settings that the fakes accept. */
export const PEER_CONFIGS = {
  google: GOOGLE_CONFIG,
  outlook: OUTLOOK_CONFIG,
  calendly: CALENDLY_CONFIG,
  custom: { signingSecret: WEBHOOK_SECRET, busyIcsUrl: `${PEER_ORIGIN}/busy.ics` },
};
export type PeerProvider = keyof typeof PEER_CONFIGS;
export const PEER_PROVIDERS = Object.keys(PEER_CONFIGS) as PeerProvider[];

export const calendarBody = (provider: PeerProvider, config: object = PEER_CONFIGS[provider]) => ({
  provider,
  config: JSON.stringify(config),
  webhookUrl: provider === 'custom' ? `${PEER_ORIGIN}/hook` : null,
});

/** Stores a calendar and makes it the active one. Returns its id. */
export async function connectCalendar(
  staff: StaffClient,
  provider: PeerProvider,
  config?: object,
): Promise<string> {
  const { body } = await staff.call('POST', CALENDARS, calendarBody(provider, config));
  expect((await staff.call('PUT', `${CALENDARS}/${body.id}/activate`)).status).toBe(200);
  return body.id;
}

export const HOST_CALENDARS = '/api/admin/host-calendars';

/** Connects the calendar of a host. Returns its id. */
export async function connectHostCalendar(
  staff: StaffClient,
  hostNumber: number,
  provider: PeerProvider,
): Promise<string> {
  const { status, body } = await staff.call(
    'POST',
    `${HOST_CALENDARS}/${hostNumber}`,
    calendarBody(provider),
  );
  expect(status).toBe(201);
  return body.id;
}
