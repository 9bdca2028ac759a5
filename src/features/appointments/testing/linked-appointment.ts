import { bookingBody, postJson } from '../../../testing/booking-requests.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { appointmentPath } from '../client-link/appointment-link.ts';

/** Books as a visitor does. Returns the appointment's id and the token of its client page, as mails contain it. */
export async function bookWithLink(app: TestApp, changes: Parameters<typeof bookingBody>[0] = {}) {
  const response = await postJson(`${app.url}/api/appointments`, bookingBody(changes));
  const { id } = await response.json();
  if (response.status !== 201) throw new Error(`The booking was refused: ${response.status}`);
  return { id: id as string, token: await tokenFor(app, id) };
}

/** The token in the link of a mail sent now; empty if there is none. */
export async function tokenFor(app: TestApp, id: string): Promise<string> {
  const path = await appointmentPath(app.deps, id);
  return path?.split('/').at(-1) ?? '';
}
